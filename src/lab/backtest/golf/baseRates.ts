import { meanOrZero } from '#domain/numbers/numbers.ts';
import type { GolfChances } from '../../fit/golf/chances.ts';
import { GOLF_TOPS, type GolfTop, tournamentResult } from '../../fit/golf/results.ts';
import { isForecast, type PlayedTournament } from '../../fit/golf/tournaments.ts';

/** Average number of extra places that ties put in the top N and through the cut. */
interface BaseRates {
  readonly top: Readonly<Record<GolfTop, number>>;
  readonly cut: number;
}

/** Averages over the given events. */
export function golfBaseRates(events: readonly PlayedTournament[]): BaseRates {
  const tops: Record<GolfTop, number[]> = { 5: [], 10: [], 20: [] };
  const cuts: number[] = [];
  for (const event of events.filter(isForecast)) {
    const result = tournamentResult(event);
    if (!result) continue;
    for (const top of GOLF_TOPS) tops[top].push(result.top[top].filter(Boolean).length - top);
    if (result.madeCut && event.rules.cut) {
      cuts.push(result.madeCut.filter(Boolean).length - event.rules.cut.places);
    }
  }
  return {
    top: { 5: meanOrZero(tops[5]), 10: meanOrZero(tops[10]), 20: meanOrZero(tops[20]) },
    cut: meanOrZero(cuts),
  };
}

/** The same chance for everyone in a field. */
export function baseChances({ rows, rules }: PlayedTournament, rates: BaseRates): GolfChances {
  const field = rows.length;
  const all = (places: number): number[] => rows.map(() => Math.min(places / field, 0.99));
  const places = rules.cut?.places ?? field;
  return {
    win: all(1),
    top: { 5: all(5 + rates.top[5]), 10: all(10 + rates.top[10]), 20: all(20 + rates.top[20]) },
    cut: all(places + rates.cut),
  };
}
