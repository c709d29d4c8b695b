import { clamp } from '#domain/numbers/numbers.ts';

/**
 * Share of the stake, 0–1, that a bet at a line wins. `beyond` is how far the score is past the line, a multiple of ¼: margin +
 * line for a handicap, total − line for an over. At 0 the stake comes back; a quarter line is half a stake on each neighboring
 * line, so ¼ past it wins half and gets half back.
 */
export const wonAt = (beyond: number): number => clamp(2 * beyond, 0, 1);
export const lostAt = (beyond: number): number => clamp(-2 * beyond, 0, 1);

/**
 * Won ÷ (won + lost) over weighted values from `first` on, each moved by `shift`: the share behind a fair price of the line. NaN
 * if every value returns the stake.
 */
export function shareWon(weights: Float64Array, first: number, shift: number): number {
  let won = 0;
  let lost = 0;
  for (let index = 0; index < weights.length; index++) {
    const beyond = first + index + shift;
    const weight = weights[index] ?? 0;
    if (beyond > 0) won += weight * wonAt(beyond);
    else lost += weight * lostAt(beyond);
  }
  return won / (won + lost);
}
