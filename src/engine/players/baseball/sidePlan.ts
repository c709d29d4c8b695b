import { type Appearances, type BattingOrder, noAppearances } from './appearances.ts';
import { levelFactors } from './levels.ts';
import { outsWheels } from './outsWheels.ts';
import { AVERAGE, type Plate, plateOf } from './plate.ts';
import type { ScoringOdds } from './score.ts';
import type { TableWheels } from './tableWheels.ts';
import type { BaseballSquad, BaseballTables, BatterRates } from './types.ts';
import type { Wheel } from './wheel.ts';

/** A starter against one side's batters. */
interface Mound {
  readonly chance: number;
  /** [third of his expectation][runs] */
  readonly outs: readonly (readonly Wheel[])[];
  readonly plate: Plate;
}

/** Who may bat in a place, with his chance. */
export type LineupPlace = readonly { readonly man: number; readonly chance: number }[];

/** All that one side's runs at bat have in common, and the room they are drawn in. */
export interface SidePlan {
  readonly tables: BaseballTables;
  readonly wheels: TableWheels;
  /** The batters, then the bench. */
  readonly men: readonly BatterRates[];
  readonly places: readonly LineupPlace[];
  readonly odds: Float64Array;
  /** Factors on the odds: [man][level], in a row. */
  readonly levels: Float64Array;
  /** The starters, then an average one. */
  readonly mounds: readonly Mound[];
  readonly relief: Plate;
  /** [near or far][against the starter or relievers] by turn. */
  readonly replaced: readonly (readonly [Float64Array, Float64Array])[];
  readonly scoring: ScoringOdds;
  readonly drives: Float64Array;
  readonly order: BattingOrder;
  readonly up: Appearances;
  readonly weights: Float64Array;
  readonly drove: Uint8Array;
  /** Rows of `out` where the batters' and the other side's starters' lines begin. */
  readonly batterRow: number;
  readonly starterRow: number;
}

/** @param batting its batters @param pitching the other side's starters */
export function sidePlan(
  tables: BaseballTables,
  wheels: TableWheels,
  { batters, bench }: Omit<BaseballSquad, 'starters'>,
  starters: BaseballSquad['starters'],
  rows: Pick<SidePlan, 'batterRow' | 'starterRow'>,
): SidePlan {
  const men = [...batters, { ...bench, leaves: 0, unknown: 0 }];
  const average = { ...AVERAGE, chance: 1, outs: tables.averageOuts, outsSd: 2 };
  const up = noAppearances();
  return {
    tables,
    wheels,
    men,
    places: Array.from({ length: 9 }, (_, place) =>
      batters.flatMap(({ slot, chance }, man) => (slot === place + 1 ? { man, chance } : [])),
    ),
    odds: Float64Array.from(men, ({ reaches }) => reaches / (1 - reaches)),
    levels: Float64Array.from(men.flatMap(({ unknown }) => levelFactors(unknown))),
    mounds: [...starters, average].map((pitcher) => ({
      chance: pitcher.chance,
      outs: outsWheels(tables, pitcher),
      plate: plateOf(tables, men, pitcher, 0),
    })),
    relief: plateOf(tables, men, AVERAGE, 1),
    replaced: tables.decided.map((factor) => [
      Float64Array.from(tables.replaced, ([starting]) => starting * factor),
      Float64Array.from(tables.replaced, ([, relieving]) => relieving * factor),
    ]),
    scoring: scoringOdds(tables),
    drives: Float64Array.from(tables.drives),
    order: {
      current: new Int32Array(9),
      bench: men.length - 1,
      odds: new Float64Array(men.length),
      leaves: Float64Array.from(men, ({ leaves }) => leaves),
    },
    up,
    weights: new Float64Array(up.man.length),
    drove: new Uint8Array(up.man.length),
    ...rows,
  };
}

const scoringOdds = ({ scores, scoresBySlot }: BaseballTables): ScoringOdds => ({
  byKind: Float64Array.from(scores),
  byPlace: Float64Array.from(scoresBySlot),
});
