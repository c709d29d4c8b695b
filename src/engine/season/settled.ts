import type { SeasonRules, SeasonRun, SettledGame } from './run.ts';

/** Room for what the rules make of a run. */
export const newSettled = (teams: number): SettledGame => ({
  goals: new Uint16Array(teams),
  rank: new Uint8Array(teams),
  reached: new Uint8Array(teams),
});

/** Settles a run by the rules, whatever stood there before. */
export function settleAnew(run: SeasonRun, rules: SeasonRules, out: SettledGame): void {
  out.goals.fill(0);
  out.rank.fill(0);
  out.reached.fill(0);
  rules.settle(run, out);
}
