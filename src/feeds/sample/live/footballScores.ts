import type { Dice } from '../dice.ts';

const TOUCHDOWN = 7;
const FIELD_GOAL = 3;
/** What else is scored, the likeliest first: a try for two, one missed, safeties. The last makes any score possible. */
const RARE = [[], [8], [6], [2], [2, 2], [1]] as const;

/** Touchdowns and field goals that make so many points, in every way. */
function plain(points: number): readonly (readonly number[])[] {
  const ways: number[][] = [];
  for (let touchdowns = 0; TOUCHDOWN * touchdowns <= points; touchdowns++) {
    const rest = points - TOUCHDOWN * touchdowns;
    if (rest % FIELD_GOAL !== 0) continue;
    const kicks = new Array<number>(rest / FIELD_GOAL).fill(FIELD_GOAL);
    ways.push([...new Array<number>(touchdowns).fill(TOUCHDOWN), ...kicks]);
  }
  return ways;
}

/** A side's points as its scores; of the ways to make them one with few field goals. */
export function sampleFootballScores(points: number, dice: Dice): readonly number[] {
  for (const rare of RARE) {
    const left = points - rare.reduce<number>((sum, one) => sum + one, 0);
    const ways = left < 0 ? [] : plain(left).slice(-2);
    if (ways.length > 0) return [...rare, ...dice.one(ways)];
  }
  return [points];
}
