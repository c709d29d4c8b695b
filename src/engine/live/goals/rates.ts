import type { Joint } from '../../joint/joint.ts';
import { meansOf } from '../means.ts';

/** Goals each side would score in a game's regular time at a level score and even numbers. */
export interface SideRates {
  readonly home: number;
  readonly away: number;
}

const ROUNDS = 4;
/** Keeps a side of a lopsided table within what further goals are told apart. */
const HIGHEST = 12;

/** The rates whose games from the start have a table's mean goals, and the table of those games. */
export function liveGoalRates(
  start: Joint,
  playedAt: (rates: SideRates) => Joint,
): { readonly rates: SideRates; readonly before: Joint } {
  const wanted = meansOf(start);
  let rates: SideRates = { home: bounded(wanted.home), away: bounded(wanted.away) };
  for (let round = 0; ; round++) {
    const before = playedAt(rates);
    if (round === ROUNDS) return { rates, before };
    const has = meansOf(before);
    rates = {
      home: bounded((rates.home * wanted.home) / has.home),
      away: bounded((rates.away * wanted.away) / has.away),
    };
  }
}

const bounded = (rate: number): number => Math.min(Math.max(rate, 0.01), HIGHEST);
