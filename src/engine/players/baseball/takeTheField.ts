import { type Generator, uniform } from '../../rng/generator.ts';
import { UNKNOWN_LEVELS } from './levels.ts';
import type { LineupPlace, SidePlan } from './sidePlan.ts';

/** Draws who starts in each place, how good each one is tonight, and who pitches to them: an index of `mounds`. */
export function takeTheField(
  generator: Generator,
  { places, order, odds, levels, mounds }: SidePlan,
): number {
  for (let place = 0; place < 9; place++)
    order.current[place] = manOf(generator, places[place], order.bench);
  let bits = 0;
  for (let man = 0; man < odds.length; man++) {
    // Three bits choose a level; a number has ten times three of them.
    if (man % 10 === 0) bits = generator.next();
    order.odds[man] = (odds[man] ?? 0) * (levels[man * UNKNOWN_LEVELS + (bits & 7)] ?? 1);
    bits >>>= 3;
  }
  let left = uniform(generator);
  for (let mound = 0; mound < mounds.length - 1; mound++) {
    left -= mounds[mound]?.chance ?? 0;
    if (left < 0) return mound;
  }
  return mounds.length - 1;
}

function manOf(generator: Generator, place: LineupPlace | undefined, bench: number): number {
  if (!place || place.length === 0) return bench;
  let left = uniform(generator);
  for (const { man, chance } of place) {
    left -= chance;
    if (left < 0) return man;
  }
  return bench;
}
