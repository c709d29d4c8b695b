import { FIGURES } from '#domain/leagues/index.ts';
import { GOAL_LEAGUES } from '#domain/leagues/kinds.ts';
import { textOrder } from '#domain/words/textOrder.ts';
import type { FittedWidth } from '#engine/fitted/season.ts';
import { chooseWidth } from '../../backtest/seasons/choose.ts';
import type { LeagueSeasons } from '../../backtest/seasons/types.ts';

/** Format of the written file. */
const FORMAT_VERSION = 1;

/** What season.json holds. */
export interface SeasonFit {
  readonly formatVersion: number;
  /** Day of the newest game of any league. */
  readonly dataTo: string;
  readonly leagues: Readonly<Record<string, FittedWidth>>;
}

/** Leagues that share their parameters share the width. */
const EUROPE: readonly string[] = GOAL_LEAGUES.filter((league) => FIGURES[league].doubleRound);

/** The width of each league by all its walked seasons; the known fit's other leagues stay. */
export function fitSeasons(
  known: SeasonFit | undefined,
  walks: readonly LeagueSeasons[],
): SeasonFit {
  const fitted = walks.map(({ league, seasons, dataTo, hash }): [string, FittedWidth] => {
    const together = EUROPE.includes(league)
      ? walks.filter((other) => EUROPE.includes(other.league)).flatMap((other) => other.seasons)
      : seasons;
    const { widening, drift } = chooseWidth(together);
    const years = seasons.map(({ season }) => season);
    return [
      league,
      {
        widening,
        drift,
        dataHash: hash,
        dataTo,
        seasons: [...years.slice(0, 1), ...years.slice(-1)],
      },
    ];
  });
  const leagues = { ...known?.leagues, ...Object.fromEntries(fitted) };
  return {
    formatVersion: FORMAT_VERSION,
    dataTo:
      Object.values(leagues)
        .map((one) => one.dataTo)
        .sort()
        .at(-1) ?? '',
    leagues: Object.fromEntries(
      Object.entries(leagues).sort(([one], [other]) => textOrder(one, other)),
    ),
  };
}
