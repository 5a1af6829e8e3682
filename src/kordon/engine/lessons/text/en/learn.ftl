### What every lesson says, in all clients.

learn-panel = Lesson
learn-lessons = Lessons
learn-number = Lesson { $number } of { $of }
learn-progress = Progress in this lesson
learn-finished = finished
learn-words = The words of the lesson
learn-next = Next
learn-hint = Hint
learn-show = Show me
learn-do = Do it for me
learn-back = Back
learn-skip = Skip
learn-other = You can do that. This lesson is about something else: let’s go back.
learn-lost = After this move the game is lost. Look how it came to that, then go back.
learn-retry = Go back
learn-onward = Next lesson
learn-again = Once more
learn-game = Play a whole game
learn-leave = Leave the lessons

puzzle-panel = Puzzle
puzzle-list = Puzzles
puzzle-number = Puzzle { $number } of { $of }
puzzle-daily = Puzzle of the day
puzzle-other = Another move wins more often. Look what follows this one, then go back.
puzzle-because = Why: { $why }.
puzzle-onward = Next puzzle
puzzle-leave = Leave the puzzles
puzzle-worth = That’s it! From what you can know here, this wins about { $chance } games out of 100; the next best move wins about { $next }.
