import { textOrder } from '#domain/words/textOrder.ts';
import type { FittedWidth } from '#engine/fitted/season.ts';
import { chooseWidth } from '../../backtest/seasons/choose.ts';
import { chooseFading } from '../../backtest/seasons/fading.ts';
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

/** The width of each league by all its walked seasons; the known fit's other leagues stay. */
export function fitSeasons(
  known: SeasonFit | undefined,
  walks: readonly LeagueSeasons[],
): SeasonFit {
  const fitted = walks.map(({ league, ranges, dataTo, hash }): [string, FittedWidth] => {
    const { widening, drift, unseen } = chooseWidth(ranges);
    const fading = chooseFading(ranges.map(({ fadingLosses }) => fadingLosses));
    const years = ranges.map(({ season }) => season);
    return [
      league,
      {
        widening,
        drift,
        unseen,
        fading,
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
