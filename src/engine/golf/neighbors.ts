import type { FieldPlayer } from './inputs.ts';

/** Players compared where an event names no head-to-heads. */
const COMPARED = 8;

/**
 * Head-to-heads of the best rated players: first against second, third against fourth and so on, so that each pair is close in
 * strength. Equal skills keep the field's order.
 */
export function neighbors(players: readonly FieldPlayer[]): (readonly [a: number, b: number])[] {
  const best = players
    .map(({ skill }, at) => ({ skill, at }))
    .toSorted((one, other) => other.skill - one.skill)
    .slice(0, COMPARED);
  return best.flatMap(({ at }, rank) => {
    const next = best[rank + 1];
    return rank % 2 === 0 && next !== undefined ? [[at, next.at] as const] : [];
  });
}
