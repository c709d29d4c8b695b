import type { League } from '../../leagues/league.ts';
import { seasonOf } from '../../leagues/season.ts';
import { mean } from '../../numbers/numbers.ts';
import type { PastPlayerGame } from './playedGame.ts';

/** What says how much a player is used, in reading order. */
const USAGE = [
  'minutes',
  'iceTime',
  'snaps',
  'passingAttempts',
  'carries',
  'targets',
  'plateAppearances',
  'outs',
];
const LATELY = 5;

/** How much a player is used: the mean of his last five games, and of the season. */
interface Usage {
  readonly stat: string;
  readonly lately: number;
  readonly season: number;
}

interface SeasonUse {
  readonly games: number;
  /** Games that he started; absent if the feed never says. */
  readonly started?: number;
  readonly usage: readonly Usage[];
}

/** How a player was used in the season of his last game, newest first; undefined of none. */
export function seasonUse(games: readonly PastPlayerGame[], league: League): SeasonUse | undefined {
  const [last] = games;
  if (!last) return undefined;
  const season = games.filter(({ day }) => seasonOf(league, day) === seasonOf(league, last.day));
  const valuesOf = (stat: string) => season.flatMap(({ stats }) => stats[stat] ?? []);
  const usage = USAGE.flatMap((stat) => {
    const values = valuesOf(stat);
    return values.some((value) => value > 0)
      ? [{ stat, lately: mean(values.slice(0, LATELY)), season: mean(values) }]
      : [];
  });
  const told = season.filter(({ started }) => started !== undefined);
  return {
    games: season.length,
    ...(told.length > 0 && { started: told.filter(({ started }) => started).length }),
    usage,
  };
}
