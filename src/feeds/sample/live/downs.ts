import type { Dice } from '../dice.ts';

/** A snap of a drive: yards to the goal line, down, and yards to the line to gain. */
export interface Snap {
  readonly yardsToGoal: number;
  readonly down: number;
  readonly distance: number;
}

const DOWNS = 4;
const TO_GAIN = 10;

/** A first down there. */
const firstDown = (yardsToGoal: number): Snap => ({
  yardsToGoal,
  down: 1,
  distance: Math.min(TO_GAIN, yardsToGoal),
});

/** The snap after a gain that keeps the ball. */
function after({ yardsToGoal, down, distance }: Snap, gain: number): Snap {
  const yards = yardsToGoal - gain;
  return gain >= distance
    ? firstDown(yards)
    : { yardsToGoal: yards, down: down + 1, distance: distance - gain };
}

/**
 * The snaps of a drive from one place to another, yards to the goal line: first downs are made until it is near its end. A drive that
 * ends before the goal line is at fourth down there.
 */
export function drive(dice: Dice, from: number, to: number): readonly Snap[] {
  const snaps: Snap[] = [firstDown(from)];
  for (;;) {
    const now = snaps.at(-1) ?? firstDown(from);
    const left = now.yardsToGoal - to;
    if (left <= 0) break;
    const needs = now.down >= DOWNS - 1 ? now.distance : 0;
    const gain = Math.min(left, Math.max(needs, dice.between(0, 9)));
    if (now.yardsToGoal - gain <= 0) return snaps;
    if (gain < now.distance && now.down === DOWNS) return snaps;
    snaps.push(after(now, gain));
  }
  for (let now = snaps.at(-1); now && now.down < DOWNS; now = snaps.at(-1))
    snaps.push(after(now, 0));
  return snaps;
}
