import { LEAGUES, type League } from '#domain/leagues/league.ts';

const UNKNOWN =
  /\bTB[DAC]\b|\bto be (determined|announced|decided|confirmed)\b|^(undecided|unknown)$/i;

/** A side's role or result that decides who plays. */
const ROLE =
  /^(w|winners?|losers?|champions?|champs?|runners?(-?ups?)?|((semi|quarter)-?)?finalists?|seeds?|seeded|places?|placed|qualifiers?)$/i;

/** Words of brackets: rounds, their games, and the parts of a league that send a side. */
const BRACKET =
  /^(the|of|at|in|vs?|or|and|to|up|no|number|round|rd|first|second|third|fourth|four|game|gm|match|tie|leg|group|pool|bracket|path|series|stage|play|off|play-?(ins?|offs?)|wild|cards?|wildcards?|semi|quarter|((semi|quarter)-?)?finals?|eighth|divisions?|divisional|conf(erence)?|(sub-?)?regions?|(sub-?)?regionals?|super|league|tournament|cup|bowl|championship|title|north|south|east|west|mid-?west|(north|south|east|west)ern|central|atlantic|pacific|metropolitan|american|national|[an]fc|[an]l|[an]l[dc]s|cfp|ncaa|nit|uefa|fifa|concacaf|conmebol|intercontinental|high(er|est)|low(er|est)|top|bottom|best|worst|next|remaining|ranked|at-?large|big|ten|qf|sf|wc|ru)$/i;

/** "1", "#4", "2nd", "A", "A/B/C", "QF1", "M101", "R32" */
const MARK = /^(#?\d{1,3}(st|nd|rd|th)?|[a-l](\/[a-l])*|(qf|sf|[mgrwl])-?\d{1,3})$/i;

/** "Rose Bowl Winner", "Milan Path Winner": ends with a contest and the side's role in it. */
const OF_CONTEST =
  /\b(((semi|quarter)-?)?finals?|bowl|game|match|series|play-?(in|off)|group|round|region(al)?|conference|division|bracket|path|pool)( [#a-z]?\d{0,3})? (winners?|losers?|champions?|runners?-?up)$/i;

/** "Winner of Duke/Kentucky", "Loser: Game 3", "Winner Match 101" */
const BEGINS = /^(winners?|losers?) ?(of\b|:|[-–] |(game|match|series|group|path)\b)/i;

/** "W101", "L2", "1A", "E7", "R32 W1", "SF L2" */
const CODE = /^([wle]\d{1,3}|[1-4][a-l]|(r\d{1,3}|[qs]f) ?[wl]? ?\d{1,3})$/i;

/** "TEX/NCSU", "Houston/Texas A&M": one of two. Some clubs have such names, too (Bodø/Glimt, TB/FCS/Royn). */
function isEither(name: string, soccer: boolean): boolean {
  const parts = name.split('/').map((part) => part.trim());
  if (parts.length < 2) return !soccer && /\S or \S/.test(name);
  return !soccer || parts.length > 3 || parts.every((part) => /^[A-Z]{3}$/.test(part));
}

/** Outside soccer no team's name ends this way, though a college's may begin so (Champion Christian). */
const ENDS_IN_ROLE =
  /\b(winner|loser|champions?|runner-?up|finalist|seed|#\d{1,2}|no\. ?\d{1,2})$/i;

/** Consists only of bracket words, at least one of them a role or number: a club's name has some other word. */
function isBracketPlace(name: string): boolean {
  const words = name
    .replaceAll(/[()[\],.:]| [-–] /g, ' ')
    .trim()
    .split(/\s+/);
  return (
    words.every((word) => ROLE.test(word) || BRACKET.test(word) || MARK.test(word)) &&
    words.some(
      (word) => (words.length > 1 && MARK.test(word)) || (ROLE.test(word) && word.length > 1),
    )
  );
}

/** Whether a name is a placeholder, which describes who will take the place. */
export function isPlaceName(name: string, league: League): boolean {
  const soccer = LEAGUES[league].sport === 'soccer';
  return (
    [UNKNOWN, BEGINS, OF_CONTEST, CODE].some((one) => one.test(name)) ||
    isBracketPlace(name) ||
    isEither(name, soccer) ||
    (!soccer && ENDS_IN_ROLE.test(name))
  );
}
