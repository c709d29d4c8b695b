import type { Sport } from '#domain/leagues/league.ts';

/** How a cell is read. `made` and `tried`: the parts of "13/22" or "2-6"; `outs`: of "6.1" innings; `seconds`: of "18:32". */
type Reading = 'count' | 'made' | 'tried' | 'outs' | 'seconds';

/** A stat of ours in a column, by the column's label. */
export type BoxColumn = readonly [label: string, stat: string, reading?: Reading];

/**
 * Columns of a group of the box score. The same label means other things in other groups: "H" is a batter's hits and those a
 * pitcher allowed, "INT" thrown and caught, hockey's "SOG" is goals of the shoot-out. Labels and not keys: of passing the feed
 * sends one key more than it has columns (seen 2026-08).
 */
type Groups = Readonly<Record<string, readonly BoxColumn[]>>;

const SKATERS: readonly BoxColumn[] = [
  ['G', 'goals'],
  ['A', 'assists'],
  ['S', 'shots'],
  ['TOI', 'iceTime', 'seconds'],
];

/** Groups by sport, by the feed's name or type of them; basketball's one group has neither. */
export const GROUPS: Readonly<Partial<Record<Sport, Groups>>> = {
  football: {
    passing: [
      ['C/ATT', 'completions', 'made'],
      ['C/ATT', 'passingAttempts', 'tried'],
      ['YDS', 'passingYards'],
      ['TD', 'passingTouchdowns'],
      ['INT', 'interceptions'],
    ],
    rushing: [
      ['CAR', 'carries'],
      ['YDS', 'rushingYards'],
      ['TD', 'rushingTouchdowns'],
    ],
    receiving: [
      ['REC', 'receptions'],
      ['YDS', 'receivingYards'],
      ['TD', 'receivingTouchdowns'],
      ['TGTS', 'targets'],
    ],
    kicking: [
      ['FG', 'fieldGoals', 'made'],
      ['XP', 'extraPoints', 'made'],
      ['PTS', 'kickerPoints'],
    ],
  },
  basketball: {
    '': [
      ['MIN', 'minutes'],
      ['PTS', 'points'],
      ['3PT', 'threes', 'made'],
      ['3PT', 'threesTried', 'tried'],
      ['REB', 'rebounds'],
      ['AST', 'assists'],
      ['STL', 'steals'],
      ['BLK', 'blocks'],
      ['TO', 'turnovers'],
    ],
  },
  baseball: {
    batting: [
      ['AB', 'atBats'],
      ['R', 'runs'],
      ['H', 'hits'],
      ['RBI', 'runsBattedIn'],
      ['HR', 'homeRuns'],
      ['BB', 'walks'],
      ['K', 'battingStrikeouts'],
    ],
    pitching: [
      ['IP', 'outs', 'outs'],
      ['H', 'hitsAllowed'],
      ['ER', 'earnedRuns'],
      ['BB', 'walksAllowed'],
      ['K', 'strikeouts'],
      ['HR', 'homeRunsAllowed'],
    ],
  },
  hockey: {
    forwards: SKATERS,
    defenses: SKATERS,
    skaters: SKATERS,
    goalies: [
      ['GA', 'goalsAgainst'],
      ['SV', 'saves'],
      ['TOI', 'iceTime', 'seconds'],
    ],
  },
};

const WHOLE = /^[+-]?\d{1,4}$/;
const PAIR = /^(\d{1,3})[/-](\d{1,3})$/;
const INNINGS = /^(\d{1,2})(?:\.([012]))?$/;
const CLOCK = /^(\d{1,3}):([0-5]\d)$/;

const number = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** A cell's number; undefined if it is none, such as "--" of a player who did not play. */
export function readCell(cell: unknown, reading: Reading = 'count'): number | undefined {
  const text = typeof cell === 'number' ? String(cell) : cell;
  if (typeof text !== 'string') return undefined;
  const plain = text.trim();
  switch (reading) {
    case 'count':
      return WHOLE.test(plain) ? Number(plain) : undefined;
    case 'made':
      return number(PAIR.exec(plain)?.[1]);
    case 'tried':
      return number(PAIR.exec(plain)?.[2]);
    case 'outs': {
      const innings = INNINGS.exec(plain);
      return innings ? 3 * Number(innings[1]) + Number(innings[2] ?? 0) : undefined;
    }
    case 'seconds': {
      const clock = CLOCK.exec(plain);
      return clock ? 60 * Number(clock[1]) + Number(clock[2]) : undefined;
    }
  }
}
