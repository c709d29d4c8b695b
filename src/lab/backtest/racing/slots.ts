import type { FileRace } from '../../fit/racing/racesOf.ts';

const MOST_SLOTS = 50;
/** A slot beyond the third borrows from its neighbors. */
const ALONE = 3;

/**
 * How often each starting slot finished in the first `most` in past races, with one pseudo-start at 1/25 per place.
 * Returns the chance by slot; a car without a slot counts as last.
 */
export function slotFrequency(
  races: readonly FileRace[],
  most: number,
): (slot: number | undefined) => number {
  const starts = new Float64Array(MOST_SLOTS + 1);
  const hits = new Float64Array(MOST_SLOTS + 1);
  for (const { entrants } of races) {
    for (const { grid, place } of entrants) {
      const slot = Math.min(grid ?? entrants.length, MOST_SLOTS);
      starts[slot] = (starts[slot] ?? 0) + 1;
      if (place <= most) hits[slot] = (hits[slot] ?? 0) + 1;
    }
  }
  const around = (counts: Float64Array, slot: number): number => {
    const at = (index: number) => counts[index] ?? 0;
    return slot <= ALONE ? at(slot) : at(slot - 1) + at(slot) + at(slot + 1);
  };
  return (slot = MOST_SLOTS) => {
    const bounded = Math.min(slot, MOST_SLOTS);
    return (around(hits, bounded) + most / 25) / (around(starts, bounded) + 1);
  };
}
