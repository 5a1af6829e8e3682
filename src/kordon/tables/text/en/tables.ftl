### What the table itself refuses, whatever is played.

KO-101 = That is not your seat.
KO-102 = Somebody else has that seat.
KO-103 = The game has already begun.
KO-104 = The game has not begun yet.
KO-105 = Something has changed since you chose. Look again, then decide.
KO-106 = Your time is up; a stand-in moves for you.
KO-107 = There is no chat at this table.
KO-108 = Not so fast, please. Wait a moment.
KO-109 = You may not look at the table this way.
KO-110 = You have seen things here that this seat must not know.
KO-111 = Some seats are still open.
KO-112 = Only the host can do that.
KO-113 = You need the invitation link to this table.
KO-114 = There is no question that waits for your answer.
KO-115 = The others have already been asked; wait for their answer.
KO-116 = The game is not over yet.
KO-117 = The text is empty or too long.
KO-118 = You already have a seat at this table.
KO-119 = A bot plays for you; take your seat back first.
KO-120 = Others still want to play here.
KO-121 = There is no such seat.
KO-122 = You are looking at everything; you can chat again when the game is over.
KO-123 = That name and that passphrase do not belong together.
