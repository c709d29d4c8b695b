import type { GolfField } from './field.ts';
import type { FinishTally } from './tally.ts';

/** Counts who leads after the first round: everyone plays it. Leaders share under dead-heat rules. */
export function countFirstRound(field: GolfField, tally: FinishTally, splits: Float64Array): void {
  const { total, count } = field;
  let best = total[0] ?? 0;
  let tied = 0;
  for (let i = 0; i < count; i++) {
    const score = total[i] ?? 0;
    if (score < best) {
      best = score;
      tied = 1;
    } else if (score === best) tied += 1;
  }
  const weight = splits[tied] ?? 0;
  for (let i = 0; i < count; i++) {
    if (total[i] !== best) continue;
    tally.firstRoundLeads[i] = (tally.firstRoundLeads[i] ?? 0) + 1;
    tally.firstRoundHeat[i] = (tally.firstRoundHeat[i] ?? 0) + weight;
  }
}
