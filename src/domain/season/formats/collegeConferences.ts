/** A conference of college football's upper division, whatever a feed calls it. */
export type Conference =
  | 'sec'
  | 'bigTen'
  | 'big12'
  | 'acc'
  | 'pac'
  | 'american'
  | 'mac'
  | 'mountainWest'
  | 'sunBelt'
  | 'usa'
  | 'bigEast'
  | 'wac'
  | 'independent';

/** Words that name each conference, in lower case; the first that fits wins ("Mid-American" before "American"). */
const NAMED: readonly (readonly [RegExp, Conference])[] = [
  [/independent|indep/, 'independent'],
  [/mid-american|^mac$/, 'mac'],
  [/southeastern|^sec$/, 'sec'],
  [/big ten/, 'bigTen'],
  [/big 12/, 'big12'],
  [/atlantic coast|^acc$/, 'acc'],
  [/pac-1[02]/, 'pac'],
  [/mountain west|^mwc?$/, 'mountainWest'],
  [/sun belt/, 'sunBelt'],
  [/usa$/, 'usa'],
  [/american|^aac$/, 'american'],
  [/big east/, 'bigEast'],
  [/western athletic|^wac$/, 'wac'],
];

/** The conference of a feed's name; undefined for another division's, and for none. */
export function conferenceOf(name: string): Conference | undefined {
  const lower = name.toLowerCase();
  return NAMED.find(([words]) => words.test(lower))?.[1];
}

/** Whether a conference is one of those whose champions the committee has always weighed first. */
export function isPower(conference: Conference, season: number): boolean {
  if (conference === 'pac') return season <= 2023;
  if (conference === 'bigEast') return season <= 2013;
  return ['sec', 'bigTen', 'big12', 'acc'].includes(conference);
}

/** Seasons with a title game between the first two, or the winners of two divisions; else the first is champion. */
const TITLE_GAMES: Readonly<Record<Conference, (season: number) => boolean>> = {
  sec: () => true,
  acc: () => true,
  mac: () => true,
  usa: () => true,
  bigTen: (season) => season >= 2011,
  big12: (season) => season === 2010 || season >= 2017,
  pac: (season) => season >= 2011 && season !== 2024 && season !== 2025,
  mountainWest: (season) => season >= 2013,
  american: (season) => season >= 2015,
  sunBelt: (season) => season >= 2018,
  bigEast: () => false,
  wac: () => false,
  independent: () => false,
};

export const hasTitleGame = (conference: Conference, season: number): boolean =>
  TITLE_GAMES[conference](season);

/** Whether the title game is at a fixed neutral ground rather than at the better side's home. */
export const neutralTitleGame = (conference: Conference, season: number): boolean =>
  conference === 'pac'
    ? season >= 2014 && season <= 2023
    : ['sec', 'acc', 'bigTen', 'big12', 'mac'].includes(conference);
