import type { BaseballTables } from './types.ts';
import { type Wheel, wheelOf } from './wheel.ts';

/** The tables that are the same for all teams, ready to be drawn. */
export interface TableWheels {
  readonly charged: readonly (readonly Wheel[])[];
  readonly left: readonly (readonly Wheel[])[];
  readonly besides: readonly Wheel[];
  readonly unearned: readonly Wheel[];
  readonly relieved: readonly (readonly Wheel[])[];
  readonly misses: Wheel;
}

export const tableWheels = (tables: BaseballTables): TableWheels => ({
  charged: tables.charged.map((group) => group.map((row) => wheelOf(row))),
  left: tables.left.map((group) => group.map((row) => wheelOf(row))),
  besides: tables.besides.map(({ shares, from }) => wheelOf(shares, from)),
  unearned: tables.unearned.map((row) => wheelOf(row)),
  relieved: tables.relieved.map((ending) =>
    ending.map(({ shares, from }) => wheelOf(shares, from)),
  ),
  misses: wheelOf(tables.reachedRelief.misses.shares, tables.reachedRelief.misses.from),
});
