/** A fantasy scoring's stat is called by its name after this. */
const BEFORE = 'fantasy ';

/** The scorings of fantasy contests, the one shown unasked first. */
const FANTASY_SCORINGS = ['DraftKings', 'FanDuel', 'Standard', 'Half PPR', 'PPR'] as const;
export type FantasyScoring = (typeof FANTASY_SCORINGS)[number];

/** A scoring's stat: "fantasy DraftKings". */
export const fantasyStat = (scoring: FantasyScoring): string => BEFORE + scoring;

/** Whether a stat is a scoring's points. */
export const isFantasy = (stat: string): boolean => stat.startsWith(BEFORE);

/** The scorings that a line is counted by. */
export const scoringsOf = (stats: Readonly<Record<string, unknown>>): readonly FantasyScoring[] =>
  FANTASY_SCORINGS.filter((scoring) => Object.hasOwn(stats, fantasyStat(scoring)));

/** A scoring as an address names it: "half-ppr". */
export const scoringKey = (scoring: FantasyScoring): string =>
  scoring.toLowerCase().replaceAll(' ', '-');

/** The scoring of such a name, in any letter case; undefined if there is none. */
export const findScoring = (key: string): FantasyScoring | undefined =>
  FANTASY_SCORINGS.find((scoring) => scoringKey(scoring) === key.toLowerCase());
