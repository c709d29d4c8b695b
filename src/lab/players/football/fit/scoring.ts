import { boxTotals } from '#engine/players/football/box.ts';
import type { FootballParams } from '#engine/players/football/params.ts';
import type { FootballGame } from '../games.ts';
import { VISIT_SIDES } from '../visits.ts';

/** Mean counts of a side's scores, from the games whose plays are in hand. */
export function fitScoring(games: readonly FootballGame[]): FootballParams['scoring'] {
  let sides = 0;
  const sum = { touchdowns: 0, offense: 0, fieldGoals: 0, safeties: 0, kick: 0, two: 0 };
  for (const { box, kicks } of games) {
    if (!kicks) continue;
    for (const side of VISIT_SIDES) {
      const total = boxTotals(box[side]);
      sides += 1;
      sum.touchdowns += kicks[side].touchdowns;
      sum.offense += total.passingTouchdowns + total.rushingTouchdowns;
      sum.fieldGoals += kicks[side].fieldGoals;
      sum.safeties += kicks[side].safeties;
      sum.kick += kicks[side].extraPoints;
      sum.two += kicks[side].twoPoints;
    }
  }
  // Without plays: the long-known rates of the league.
  if (sides === 0)
    return {
      offense: 2.47,
      returned: 0.19,
      fieldGoals: 1.69,
      safeties: 0.03,
      kick: 0.88,
      two: 0.05,
    };
  return {
    offense: sum.offense / sides,
    returned: Math.max(0.05, (sum.touchdowns - sum.offense) / sides),
    fieldGoals: sum.fieldGoals / sides,
    safeties: Math.max(0.005, sum.safeties / sides),
    kick: sum.kick / sum.touchdowns,
    two: sum.two / sum.touchdowns,
  };
}
