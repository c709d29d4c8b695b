import type { GolfOutcome } from '#domain/outcomes/golf.ts';
import type { FieldPlayer } from '#engine/golf/inputs.ts';
import { golfModel } from '#engine/golf/model.ts';
import type { GolfParams } from '#engine/golf/params.ts';
import { tournamentInputs } from '#engine/golf/tournament.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { simulate } from '#engine/simulate.ts';
import type { GOLF_TOPS, GolfTop } from './results.ts';
import type { PlayedTournament } from './tournaments.ts';

/** Forecast of one event, by player in its order. All 0–1. */
export interface GolfChances {
  readonly win: readonly number[];
  readonly top: Readonly<Record<GolfTop, readonly number[]>>;
  readonly cut: readonly number[];
}

/** Simulates an event from its rules and its players' ratings. */
export function golfChances(
  event: PlayedTournament,
  players: readonly FieldPlayer[],
  params: GolfParams,
  runs: number,
): GolfChances {
  const inputs = tournamentInputs(players, event.rules, params);
  return sharesOf(simulate(golfModel, inputs, fnv1a(`${event.date}|${event.name}`), runs));
}

/** Shares with half a run added to both outcomes, so that what never occurred is not impossible. */
function sharesOf({ players, runs }: GolfOutcome): GolfChances {
  const share = (count: number): number => (count + 0.5) / (runs + 1);
  const tops = {
    5: players.map(({ top5 }) => share(top5)),
    10: players.map(({ top10 }) => share(top10)),
    20: players.map(({ top20 }) => share(top20)),
  } satisfies Record<(typeof GOLF_TOPS)[number], number[]>;
  return {
    win: players.map(({ wins }) => (wins + 0.5) / (runs + 0.5 * players.length)),
    top: tops,
    cut: players.map(({ madeCut }) => share(madeCut)),
  };
}
