import type { League } from '../../leagues/league.ts';
import { seasonOf } from '../../leagues/season.ts';
import { mean } from '../../numbers/numbers.ts';
import type { PastPlayerGame } from './playedGame.ts';

/** Fewer games say nothing of how well a player is forecast. */
export const LEAST_SAID_GAMES = 10;
/** A season's average is one from so many games on. */
const LEAST_AVERAGED = 3;

/** How what was said of a player's stat held. */
interface SaidRight {
  /** Games of which something was said. */
  readonly games: number;
  /** Share of them from his floor to his ceiling, both included; 0 to 1. */
  readonly within: number;
  /** Mean of how far he ended from the mean that was said, in what the stat counts. */
  readonly error: number;
  /** The same of his average of the season so far, in the games that have one; absent under ten of them. */
  readonly besideAverage?: {
    readonly games: number;
    readonly error: number;
    readonly averageError: number;
  };
}

interface Judged {
  readonly value: number;
  readonly mean: number;
  readonly within: boolean;
  readonly average: number | undefined;
}

/** His average in the games of the season before one of them; undefined of too few. */
function averageBefore(
  games: readonly PastPlayerGame[],
  { day }: PastPlayerGame,
  stat: string,
  league: League,
): number | undefined {
  const season = seasonOf(league, day);
  const values = games.flatMap((game) =>
    game.day < day && seasonOf(league, game.day) === season ? (game.stats[stat] ?? []) : [],
  );
  return values.length < LEAST_AVERAGED ? undefined : mean(values);
}

const missed = (judged: readonly Judged[], of: (one: Judged) => number): number =>
  mean(judged.map((one) => Math.abs(one.value - of(one))));

/** How a stat of a player was forecast in the games at hand; undefined under ten of them. */
export function saidRight(
  games: readonly PastPlayerGame[],
  stat: string,
  league: League,
): SaidRight | undefined {
  const judged = games.flatMap((game): Judged[] => {
    const value = game.stats[stat];
    const said = game.said?.[stat];
    if (value === undefined || !said) return [];
    const [expected, , floor, , ceiling] = said;
    const within = value >= floor && value <= ceiling;
    return [{ value, mean: expected, within, average: averageBefore(games, game, stat, league) }];
  });
  if (judged.length < LEAST_SAID_GAMES) return undefined;
  const averaged = judged.filter(({ average }) => average !== undefined);
  return {
    games: judged.length,
    within: judged.filter(({ within }) => within).length / judged.length,
    error: missed(judged, (one) => one.mean),
    ...(averaged.length >= LEAST_SAID_GAMES && {
      besideAverage: {
        games: averaged.length,
        error: missed(averaged, (one) => one.mean),
        averageError: missed(averaged, ({ average = 0 }) => average),
      },
    }),
  };
}
