import { mean } from '#domain/numbers/numbers.ts';
import type { MarginCall } from './walk.ts';

export const marginOf = ({ game }: MarginCall): number => game.homeScore - game.awayScore;
export const totalOfCall = ({ game }: MarginCall): number => game.homeScore + game.awayScore;

/** Root mean square of numbers; 1 if there are none. */
const rootMeanSquare = (values: readonly number[]): number =>
  values.length === 0 ? 1 : Math.sqrt(mean(values.map((value) => value * value)));

/** SD of the margin beyond the ratings' own uncertainty, and usual SD of the total around its forecast. Points. */
export function marginSpreads(calls: readonly MarginCall[]) {
  const around = rootMeanSquare(calls.map((call) => marginOf(call) - call.margin.mean));
  const known = mean(calls.map((call) => call.margin.variance));
  return {
    marginSd: Math.sqrt(Math.max(around * around - known, 1)),
    totalSd: rootMeanSquare(
      calls.map((call) => (totalOfCall(call) - call.total.mean) / (call.total.spread ?? 1)),
    ),
  };
}

/** At most this many of the calls, evenly spaced. */
export function sampled(calls: readonly MarginCall[], most: number): readonly MarginCall[] {
  const every = Math.max(1, calls.length / most);
  const picked: MarginCall[] = [];
  for (let at = 0; at < calls.length; at += every) {
    const call = calls[Math.floor(at)];
    if (call) picked.push(call);
  }
  return picked;
}

/** Share of games won by this margin, by either side. */
export const shareBy = (calls: readonly MarginCall[], by: number): number =>
  calls.filter((call) => Math.abs(marginOf(call)) === by).length / Math.max(calls.length, 1);
