"""Whole games, read: each line once in each language, with names and with 0, 1, 2, 5 and 22 of everything.

Then every text of the games, their books and lessons, and of everything around them, in each of its forms.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import pytest

from kordon.cli import main as cli
from kordon.engine.checks.reading import COUNTS, Reader, addresses, faults, forms, miscounted, sources
from kordon.engine.speech import LANGUAGES, Speech
from kordon.engine.words import LITERAL, NAMED, Text
from kordon.games import OURS, find

PLAYED = 60 if os.environ.get("KORDON_FULL") else 6
ADDRESSED = {"en": set[str](), "pl": {"ty"}, "cs": {"vy"}}  # the same in all games and around them


@cache
def reader(name: str) -> Reader:
    made = Reader(find(name))
    made.play(PLAYED)
    return made


@cache
def forms_of(name: str, language: str) -> list[tuple[str, str]]:
    return list(Reader(find(name)).forms(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_line_of_whole_games_reads_well(name: str, language: str) -> None:
    said = list(reader(name).said(language))
    assert len(said) > 300
    assert wrongs(said, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_form_of_every_text_reads_well(name: str, language: str) -> None:
    said = forms_of(name, language)
    assert {id.partition("-")[0] for id, _ in said} >= {"book", "lesson", "chapter", "tip", "statistic"}
    assert wrongs(said, language) == []


def wrongs(said: Iterable[tuple[str, str]], language: str) -> list[tuple[str, str, list[str]]]:
    """The lines with faults, with numbers that do not fit, or with another form of address."""
    found = []
    for id, words in said:
        wrong = [*faults(words, language), *miscounted(words, language)]
        wrong += sorted(addresses(words, language) - ADDRESSED[language])
        if wrong:
            found.append((id, words, wrong))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_how_a_game_was_decided_goes_with_who_won(name: str, language: str) -> None:
    speech = Speech(find(name), language, strict=True)
    ways = [words for id, words in forms_of(name, language) if re.match("won(-by|-together|$)|lost-", id)]
    assert len(ways) >= 3
    for verdict in ("won", "won-together", "lost", "lost-together"):
        said = [speech.say(Text(f"verdict-{verdict}", {"how": LITERAL.say(words)})) for words in ways]
        assert wrongs([(verdict, words) for words in said], language) == []


def test_lines_are_read_with_each_number_of_things() -> None:
    said = {words for id, words in reader("wolfenstein").said("pl") if id == "prompt-turn"}
    for count in COUNTS:
        assert any(f": {count} punkt" in words for words in said), count


def test_lines_of_the_set_up_are_read_with_the_names_of_their_heroes() -> None:
    said = [words for id, words in reader("wolfenstein").said("en") if id in ("picked", "activated", "moved")]
    assert said
    assert [words for words in said if re.search(r"^\d|: \d\.$", words)] == []


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("two colons", "To win: kill: Officer"),
        ("a word twice", "Klaus Kreutz, Gracz Gracz 1"),
        ("a name twice", "lekka amunicja: lekka amunicja"),
        ("a raw name", "Cel hero:3 jest daleko"),
        ("a raw name", "Wybierz { $hero }"),
        ("two spaces", "Po założeniu:  na stałe"),
        ("a space before a mark", "Otwieram stół ."),
        ("no space after a mark", "Koniec rundy.Zaczyna Ada"),
        ("no space after a mark", "życie 3,pancerz 2"),
        ("a mark twice", "Kaple, Hrobka,."),
        ("a space inside brackets", "użycie ()"),
        ("a number and a word in one", "B.J.: action points +1attacks +1"),
        ("a number and a word in one", "Otwiera drzwi2"),
        ("a mark twice", "Other equipment.; Use on the hero"),
        ("brackets beside brackets", "Czarny oficer strzela w pole 43 (cel 5) (celowanie 3)"),
        ("somebody twice", "Czerwony zwabia postać Garbo (Czerwony): Muchaxo."),
        ("somebody twice", "Hráč 1: ať začíná Hráč 1."),
        ("somebody twice", "Player 1 wants Player 1 to begin."),
        ("two sentences that begin alike", "Wygrywasz! Wygrywają obrońcy."),
        ("two sentences that begin alike", "Vítězství je vaše! Vítězí obránci."),
        ("a cost twice", "1 punkt akcji: zdobyć cel A (1 PA)"),
    ],
)
def test_faults_are_found(wrong: str, words: str) -> None:
    assert wrong in faults(words, "en")


@pytest.mark.parametrize("words", ["Lekce 1 z 4", "dveře má z 67", "souhlasí: 1 z 2", "jen 1 z 16"])
def test_a_czech_preposition_before_a_number_is_read_aloud(words: str) -> None:
    assert faults(words, "cs") == ["z instead of ze"]
    assert faults(words.replace(" z ", " ze "), "cs") == faults(words, "pl") == []
    assert faults("Dvě z devíti, 1 z 5, z 22, ze 40", "cs") == []


@pytest.mark.parametrize(
    "words",
    [
        "B.J. Blazkowicz at E9: 6 action points.",
        "Special mode (1 token): piercing (shields count as hearts)",
        "https://kordon.example: the address",
        "Wait... or don’t.",
        "Kolo 3 · hrad: nepřátelé",
        "5krát v tomto pořadí, every 2nd activation",
        "Estoril 1942. Type ? for help.",
        "Player 1 wants Player 2 to begin.",
        "Zsa Zsa G. (Player 1): Assassin, Assassin",
        "Yellow soldier 1, Yellow soldier 2",
        "2 action points: take objective A (1 AP)",
    ],
)
def test_what_is_right_is_no_fault(words: str) -> None:
    assert faults(words, "en") == []


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", "1 action point, 22 cards", ["1 action points", "5 card", "0 square"]),
        ("pl", "1 żeton, 2 pola, 5 pól, 22 karty, w ciągu 1 rundy", ["1 rund", "5 żetony", "2 punkt"]),
        ("cs", "1 karta, 2 body, 5 polí, 22 žetonů, o 1 akční bod", ["1 karet", "5 body", "22 žetony"]),
    ],
)
def test_numbers_that_do_not_fit_are_found(language: str, right: str, wrong: list[str]) -> None:
    assert miscounted(right, language) == []
    for words in wrong:
        assert miscounted(f"Jest {words}.", language) == [words]


def test_a_text_is_read_in_each_of_its_forms() -> None:
    source = """
goes = { $to ->
    [self] alone
   *[team] with { $n ->
        [one] { $n } friend
       *[other] { $n } friends
    }
}
    .story = { $who } is gone.
"""
    assert [words for id, words in forms([source], "en") if id == "goes"] == [
        "alone",
        "with 1 friend",
        "with 5 friends",
    ]
    assert ("goes.story", "22 is gone.") in forms([source], "en")


@pytest.mark.parametrize(
    ("language", "words", "how"),
    [
        ("pl", "Wybierz bohatera.", {"ty"}),
        ("pl", "Zabierzcie ich ze sobą", {"wy"}),
        ("pl", "Wygrywacie razem", {"wy"}),
        ("pl", "„Trzymajcie się za mną”", set()),
        ("pl", "Wreszcie życie i wejście", set()),
        ("cs", "Jsi na tahu", {"ty"}),
        ("cs", "Jste na tahu, vyber hrdinu", {"ty", "vy"}),
        ("en", "Your turn", set()),
    ],
)
def test_the_form_of_address_is_seen(language: str, words: str, how: set[str]) -> None:
    assert addresses(words, language) == how


# ---- the texts around the games, and the words that players know

CLIENT = "web/client/src"
AROUND = (
    "engine/text/{}",
    "engine/lessons/text/{}",
    "tables/text/{}",
    "terminal/text/{}",
    *[
        f"{CLIENT}/{part.name}/text/{{}}.ftl"
        for part in files("kordon").joinpath(CLIENT).iterdir()
        if part.joinpath("text").is_dir()
    ],
)
OF_A_GAME = ("games/{game}/text/{}", "games/{game}/book/text/{}", "games/{game}/lessons/text/{}")


def read(*places: str, language: str) -> list[str]:
    return sources(*[files("kordon").joinpath(place.format(language)) for place in places])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_around_reads_well(language: str) -> None:
    assert sum("client/src" in place for place in AROUND) >= 3
    for place in AROUND:
        assert wrongs(forms(read(place, language=language), language), language) == []


def plain(given: Iterable[str]) -> str:
    """The words of these sources, without their ids and variables."""
    lines = [line for text in given for line in text.splitlines() if not line.startswith("#")]
    return re.sub(r"\{[^{}]*\}", "", "\n".join(line.partition("= ")[2] or line for line in lines))


# By game and language: words that are not the published or agreed ones, and those that are.
FORBIDDEN = {
    ("wolfenstein", "pl"): {
        r"sal(?:a|i|ę|ą|e|ach)? lub koryta\w+|hałaśliw\w+ sal\w+": "pomieszczenie",
        r"cich\w+ zabójstw\w+": "cicha egzekucja",
        r"wspóln\w+ życi\w+": "współdzielone życie",
        r"wysił\w+": "akcja zmęczenia",
        r"(?<!wy)krwawi\w*": "wykrwawia się",
        r"żołnierz\w* kosmiczn\w+": "żołnierz piechoty kosmicznej",
        r"top[oó]r\b|toporem": "toporek",
        r"łup\w* zabójcy": "łup bohatera",
        r"pust\w+ (?:pol\w+|koś\w+)": "pusta ścianka",
        r"anya": "Ania",
        r"pancerz nie odrasta|żeton\w* schodz\w+|schodz\w+ żeton\w*": "usuwa się",
        r"przechodnie|nieprzechodni\w*": "da się przejść",
        r"ruszą się|ruszy się": "aktywuje się",
    },
    ("wolfenstein", "cs"): {
        r"brnění\w*": "pancíř",
        r"truhel\b|truhly\b|truhlu\b": "bedna",
        r"tich\w+ zabit\w+": "tichá likvidace",
        r"společn\w+ život\w*": "sdílený život",
        r"vypětí\w*|vypnout se": "vyčerpání",
        r"vedoucí(?! podél)": "správce nepřátel",
        r"těžk\w+ (?:terén\w*|pol\w+)": "náročný terén",
        r"vybavení\w*": "výbava",
        r"tažení\w*": "kampaň",
        r"zabiják\w*": "hrdina, který zabil",
        r"prázdn\w+ pol\w+": "prázdná strana",
        r"nejméně jednou(?! kostkou)": "nejméně však jednou kostkou",
        r"dovednost\w*": "schopnost",
        r"bajonet\w*": "bodák",
    },
    ("wolfenstein", "en"): {
        r"difficult ground": "difficult terrain",
        r"killer’s": "hero’s loot",
        r"shared? life of": "shared life",
    },
    ("sniper", "cs"): {
        r"čet\w+ (?:se|tam)": "oddíl",
        r"těžk\w+ terén\w*": "náročný terén",
        r"sektor\w*": "oblast",
        r"sniper\b(?! Elite)": "odstřelovač",
        r"voják\w*": "vojín",
        r"pytel\b|pytle\b(?! s pískem)|sáč\w+": "pytlík",
        r"počítadl\w+|odpočít\w+": "deska času",
        r"kter\w+ cíl|cíl\w*, kter\w+ (?:ještě )?potřebuje": "úkol",
    },
    ("sniper", "pl"): {
        r"linia widzenia|pole widzenia": "linia wzroku",
        r"drużyn\w+": "oddział",
        r"niewypał\w*": "pudło",
        r"wor(?:ek|ka|ku)\b|woreczk\w+": "torba na naboje",
        r"rozkaz(?:ów|em)? solo": "karta solo",
        r"medyk\w*": "sanitariusz",
    },
    ("estoril", "cs"): {r"síl[ayu]\b": "vliv"},
    ("estoril", "pl"): {
        r"wpływ (?!\d)(?:kart\w+|postac\w+)": "siła wpływu",
        r"tali(?:a|ę|i|ą)\b": "stos",
        r"żeton\w*": "znacznik",
        r"w ręce": "na ręce",
    },
}


@pytest.mark.parametrize(("name", "language"), FORBIDDEN)
def test_things_are_called_as_players_know_them(name: str, language: str) -> None:
    words = plain(read(*[place.replace("{game}", name) for place in OF_A_GAME], language=language))
    for pattern, better in FORBIDDEN[name, language].items():
        found = re.search(rf"\b(?:{pattern})", words, re.IGNORECASE)
        assert found is None, f"{found[0]}: say {better}"


@pytest.mark.parametrize(
    ("name", "language", "words"),
    [
        ("wolfenstein", "pl", "w tej sali lub korytarzu"),
        ("wolfenstein", "cs", "žeton společného života"),
        ("wolfenstein", "cs", "karta nebo dovednost"),
        ("sniper", "cs", "a který cíl ještě potřebuje?"),
        ("estoril", "pl", "6 kart w ręce"),
    ],
)
def test_the_forbidden_words_are_found(name: str, language: str, words: str) -> None:
    assert any(re.search(rf"\b(?:{pattern})", words) for pattern in FORBIDDEN[name, language])


def test_a_line_with_one_name_twice_is_read_beside_the_one_with_two() -> None:
    made, names = Reader(find("wolfenstein")), {"hero:0": Text("hero-bj"), "hero:1": Text("hero-max")}
    for other in (1, 0, 1):
        made._add(
            Text("helped", {"hero": NAMED.say("hero:0"), "other": NAMED.say(f"hero:{other}"), "token": 0}),
            names,
        )
    said = [words for id, words in made.said("en") if id == "helped"]
    assert said[0] == "B.J. Blazkowicz brings Max Hass back."
    assert "B.J. Blazkowicz brings B.J. Blazkowicz back." in said


# ---- the command


def test_the_command_prints_what_a_game_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["texts", "estoril", "--lang", "cs", "--games", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {"ES-403", "book-about", "tip-lay"} <= {line.split()[0] for line in lines}
    assert not any(line.startswith("!") for line in lines)
    assert cli.main(["texts", "estoril", "--games", "1", "--faults"]) == 0
    assert capsys.readouterr().out == ""
