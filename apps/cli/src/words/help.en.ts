import type { Help } from './help-shape.ts';

/** What follows the level of a computer player. */
const OPPONENTS = `                      add -bold or -cautious to any but novice: captain-bold; random and greedy serve as yardsticks`;
const LANGUAGE = `  --language L        en or fr; by default your terminal's (LC_ALL, LC_MESSAGES, LANG), else en`;
/** Who plays a side, where a program may. */
const BOTS = `                      or "cmd:COMMAND LINE": your own program, speaking the engine protocol (docs/lab-bots.md)`;
const BOT_LIMITS = `  --bot-time S        seconds a program has for one decision; 10 by default
  --bot-battle-time S seconds it has for all decisions of a battle; 600 by default`;
const CHOICE = `  --scenario S        the battle, by id or name; the game's first one by default
  --scenario-file F   your own battle (JSON), checked field by field; saved with the record
  --set KEY=VALUE     an option of the game, such as edition=en; may be repeated ("tambour list" shows them)
  --charts F          your own figures in place of the game's charts (JSON), checked field by field`;
const PROMPT = `  NUMBER              choose that line of the list
  a name, or words    the orders of a unit or leader, into a place, or with those words
  more, back          the next lines of a long list; the full list again
  suggest, ok         what the computer would do; give that order
  odds NUMBER         what an order may lead to
  why NUMBER          the modifiers behind an order
  why UNIT PLACE      why a unit cannot go or act there, and what is allowed instead
  state               the battle in words: time, score, troops, who is close to whom
  units [NAME]        every unit and where it is; or all about one
  look NAME           all about a unit, a leader or a place
  objectives          the score and where the points come from
  log [N]             the last N lines of what happened (20 by default)
  4, 4 6, roll        with your own dice: what they show; or let the program roll
  undo                undo your last order, as long as no dice have been rolled
  save FILE           write the record ("-" shows it)
  help, quit          this list; leave the battle`;

export const HELP_EN: Help = {
  above: `tambour: play, referee and study black-powder battles.

Usage: tambour COMMAND …`,
  below: `"tambour COMMAND --help" says more about each, "tambour --version" which version this is.
Every command takes --language en or fr; by default your terminal's language (LC_ALL, LC_MESSAGES, LANG), else English.
Where a command takes a FILE to write, "-" is standard output. Exit codes: 0 success, 1 the answer is no or it cannot be done,
2 wrong usage, 3 internal error.`,
  does: {
    list: 'show the games, their battles, sides and options',
    play: 'play a battle in the terminal',
    simulate: 'fight a battle many times and count the results',
    tournament: 'set players against each other and rate them',
    history: 'refight real battles: how likely was their outcome?',
    replay: 'play a record again and check it',
    review: 'find the worst decisions of a finished battle',
    rules: 'list the rules of a game: where cited, how tested',
    map: 'print the map of a battle with its set-up',
    print: 'print a battle on paper: map, counters, charts, rules',
    engine: 'answer JSON lines on standard input and output',
    worker: 'play battles of studies from a queue',
    queue: 'show a queue: jobs, speed, workers, failures',
  },
  prompt: PROMPT,
  of: {
    list: `Usage: tambour list [GAME] [flags]

Shows the games, their battles, options and sides. Wherever a command takes an id it takes the name as well, in either
language, with or without capitals and accents; for a battle, the place is enough: --scenario auneau.

${LANGUAGE}
  --json              {"games":[{"id","title","rules","sides","scenarios","options"}]}`,
    play: `Usage: tambour play GAME [flags]
       tambour play --resume FILE [flags]

Plays a battle in the terminal. GAME is a game or one of its battles, by id or name: tambour play auneau.

  --side X            your side, by id or name; "both" to play both, "none" to watch; the first side by default
  --ai LEVEL          who plays the other: novice, sergeant, captain or marshal; captain by default
${OPPONENTS}
${BOTS}
${BOT_LIMITS}
  --seed K            of the dice, 0 to 4294967295; random by default
  --dice WHOSE        program, or own: you roll real dice for both sides and type them when asked; the record says so
  --resume FILE       continue a saved battle, even in the middle of a dice roll, with its own rules and dice
${LANGUAGE}
${CHOICE}

At the prompt (units, leaders, places and battles by name or id, with or without capitals and accents):
${PROMPT}`,
    simulate: `Usage: tambour simulate GAME… [flags]

Fights a battle many times and reports wins with a 95% interval (Wilson), length, losses and points. The result depends on
the seed alone, whatever the number of workers. GAME is a game or one of its battles, by id or name; several, with commas
or spaces between them, or "all", are fought in one study.

  --games N           how many battles of each setting; 100 by default, with --until as many as needed
  --a LEVEL           who commands the first side: as play --ai; greedy by default, the fastest that plays sensibly;
                      several, with commas, make as many settings
  --b LEVEL           who commands the second side
${BOTS}
${BOT_LIMITS}
  --seed K            0 to 4294967295; random by default
  --workers N         threads; one per core by default
  --queue URL         let the workers of a queue play (see tambour worker); TAMBOUR_QUEUE by default; none: play here
${LANGUAGE}
${CHOICE}
                      --scenario takes several, or "all"; --set takes figures too (see below)
  --sweep KEY=1..5    a setting for each value; also 0..1..0.25 or a,b,c; several keys form a grid
  --compare KEY=VALUE a second setting with the same dice, and the difference with its interval; ";" between several changes
  --even KEY=1..9     search for the value at which the battle is even; --games is then the total number of battles, 600 by default
  --until 2%          stop when every interval is at most this wide to either side (of the difference, with --compare)
  --resume FILE       keep every battle in FILE and continue from what is in it; without GAME, the file says what to fight
  --records DIR       keep every battle as a record that "tambour replay --verify" accepts
  --json FILE         the figures as JSON: {games, wins:{a,b,draw}, …}, a = the first side
  --html FILE         a self-contained page with plots
  --csv FILE          one row per battle
  --battle N          play battle N of the study again and write its record (into --records DIR; here by default)
FILE "-" is standard output, instead of the text report; only one of the two can use it.

KEY is an option of the game, "a" or "b" (who plays), "turns", or the path of a figure: scenario.turns, charts.fire.range,
unit.NAME.strength, leader.NAME.…; parts are found by name or id, "*" is every one, "side:P" those of that side. Besides = there are
+=, -= and *=; an empty value removes a figure. The game checks the result field by field.

Ctrl-C ends the study and keeps what was fought: without --resume in a new file, whose name is printed.
A thread that stops early is replaced, and its battles are fought again. If that does not help, the battles that were
fought are reported and the exit code is 1.

A program that crashes, stays silent, sends too much or gives orders that are refused forfeits its battle: forfeits are
reported separately and count for nobody. After three in a row the rest are not played.`,
    tournament: `Usage: tambour tournament GAME --players A,B,… [flags]

A round robin: every player meets every other, half of the battles with the sides swapped. Reports ratings in Elo points (the
mean is 1500) by Bradley and Terry's model, with 95% intervals, a cross table, what the first side is worth, and forfeits separately.
GAME is a game or one of its battles, by id or name. The result depends on the seed alone if the players depend on nothing else.

  --players A,B,…     computer players as in play --ai, with commas between them: random,greedy,captain-bold
${BOTS}
  --player P          one more player; may be repeated, and its command line may have commas
  --games N           battles per pair, an even number; 20 by default
${BOT_LIMITS}
  --seed K            0 to 4294967295; random by default
  --workers N         threads, or battles at once where a program plays; one per core by default
${LANGUAGE}
${CHOICE}
  --json FILE         the figures as JSON: {standings:[{player, rating:{value,low,high}, …}], table, forfeits, …}
FILE "-" is standard output, instead of the text report.`,
    history: `Usage: tambour history [BATTLE…|all] [flags]

Refights battles whose real outcome is known from their historical set-up, the same player on both sides, and shows where the
real result falls among the refights: how often the same side wins, and with how many points. Five what-ifs per battle, and the
figures that had to be reconstructed, lower and higher, are fought with the same dice; each difference has a 95% interval.
What is known and asked of each battle is in data/history.json of its game; so is how often it is refought and by whom, since a
battle of captains takes seconds in one game and minutes in another.

  --games N           refights of each battle, and of each change of it, for all battles alike
  --changes N         refights of each change, where it is not the same number
  --level LEVEL       who commands both sides, with changes and without: as play --ai
  --seed K            0 to 4294967295; 1 by default: the same seed gives the same figures to the digit
  --workers N         threads; one per core by default
  --resume FILE       keep every battle in FILE and continue from what is in it
${LANGUAGE}
  --json FILE         the figures as JSON
  --html FILE         a self-contained page
FILE "-" is standard output, instead of the text; only one of the two can use it.`,
    replay: `Usage: tambour replay FILE [flags]

Plays a record again, command by command, and compares every hash; where the record has a seed, every die too. Shows the
rules version it was played under and where it first differs.

A record made with older rules is replayed with the current rules, up to the first command where the result differs.

Dice that players rolled themselves (play --dice own) are counted: they cannot be checked. Everything else is.

Exit code 0: every hash matches, and the dice are those of the seed if there is one. 1: something differs, the rules of the
record are newer than the current ones, figures are missing, or the file is not a record. 2: wrong usage.

  --verify            only check: do not list the commands
  --charts F          the charts it was played with, for a record that does not contain them
  --scenario-file F   the battle it was played with, for a record that does not contain it
${LANGUAGE}
  --json              the result as JSON`,
    review: `Usage: tambour review FILE [flags]

Looks through a finished battle for the three worst decisions of a side: what each cost in victory points as the computer
judges it, and what would have been better. Each is weighed by what the side saw when it decided. This can take minutes.

  --side X            whose decisions, by id or name; the first side by default
  --charts F          the charts it was played with, for a record that does not contain them
  --scenario-file F   the battle it was played with, for a record that does not contain it
${LANGUAGE}
  --json              {"side", "decisions", "worst":[{"n","turn","loss","given","better"}]}`,
    rules: `Usage: tambour rules [GAME] [flags]

Counts the atomic rules of each game: how many can be tested, and of those how many are cited in the code and named by a
test. Then it lists the rules that lack either. This reads the source tree, so it works in a clone.

  --all               every rule with its places and its number of tests
${LANGUAGE}
  --json              {"games":[{"game","rules","testable","cited","tested","missing":[ids]}]}; with --all also "all"`,
    map: `Usage: tambour map SCENARIO --svg FILE | --png FILE [flags]

Prints the map of a battle with its standard set-up. SCENARIO is a battle or a game (its first battle), by id or
name.

  --svg FILE          as SVG
  --png FILE          as PNG, using the Chromium on this machine (set CHROME to use another)
FILE "-" is standard output; only one of the two can use it.

  --width PIXELS      width of the picture; full size by default
${LANGUAGE}
${CHOICE}
  --night             dark theme
  --no-pieces         the map alone
  --no-numbers        no numbers on hexes and zones`,
    print: `Usage: tambour print SCENARIO --out FILE [flags]

Makes a page for printing a battle: the map in sections with overlap and cut marks, counters front and back, charts, how
to win and a rules summary. The page is self-contained: open it in a browser and print it at 100%. SCENARIO is a battle
or a game (its first battle), by id or name.

  --out FILE          the page (HTML); "-" is standard output
  --paper P           a4, letter or both (chosen on the page); both by default
${LANGUAGE}
${CHOICE}`,
    engine: `Usage: tambour engine

Answers requests on standard input, one JSON object per line, with one line each on standard output, until the input ends.
A request has "op" and, optionally, "id", which the answer repeats. Requests:

  hello      the games there are            odds       chances of what a command leads to
  new        begin a battle                 explain    every rule against a command, or its modifiers
  position   any position, for analysis     suggest    a command, why, and the plan (level: captain, …)
  status     whose turn, what is asked      undo       undo the last command
  legal      every legal command            state      the position as JSON (side: what it may see)
  apply      carry out a command            record     the match so far, as "tambour replay" reads it
  dice       the next dice                  close      forget a match
  map        places, neighbours and costs of a battle

In a game with hidden orders, a player's program names its side in every request ("side"): it then learns only what that side may
know. Without a side you are the referee and see everything.

  {"id":1,"op":"new","game":"denain","options":{"edition":"en"},"seed":7}

examples/README.md has the protocol in one screen, docs/engine-protocol.schema.json field by field, examples/bot.mjs a player.
A program that Tambour starts itself ("cmd:…") speaks the same protocol: docs/lab-bots.md.`,
    worker: `Usage: tambour worker [--queue URL] [flags]

Plays battles for "tambour simulate … --queue URL", on this or any other machine. Start as many as you like, at any time. A
worker that is killed loses nothing: its battles are given to another. One whose rules, figures or computer players differ
from those of a study refuses its battles, says so, and leaves them to others. Ctrl-C gives back unfinished work.

  --queue URL         a PostgreSQL database: postgresql://USER@HOST:PORT/DATABASE; TAMBOUR_QUEUE by default
  --workers N         threads; one per core by default
  --reconnect S       seconds to wait for a lost database before giving up; 300 by default
${LANGUAGE}

Others on the machine can see a password on the command line: put it into TAMBOUR_QUEUE, PGPASSWORD or ~/.pgpass.`,
    queue: `Usage: tambour queue [--queue URL] [flags]

Shows a queue of studies: jobs that wait and that run, battles per second over the last minute, studies, workers, who refuses
what and why, and what failed over the last 24 hours.

  --queue URL         a PostgreSQL database: postgresql://USER@HOST:PORT/DATABASE; TAMBOUR_QUEUE by default
${LANGUAGE}
  --json              {waiting, running, speed, studies, workers, refusals, failures}`,
  },
};
