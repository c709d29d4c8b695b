import { sum } from '../numbers/numbers.ts';
import { DEAD_HEAT_UNIT, type GolfOutcome, type GroupCounts, type PairCounts } from './golf.ts';

/** One player's price material. */
interface Share {
  readonly id: string;
  /** 0–1 */
  readonly share: number;
}

/** A top-N market: with ties included, and as paid under dead-heat rules. Both 0–1. */
interface TopShare extends Share {
  readonly deadHeat: number;
}

type TopPlaces = 5 | 10 | 20;

const COUNTED = {
  5: ['top5', 'top5Heat'],
  10: ['top10', 'top10Heat'],
  20: ['top20', 'top20Heat'],
} as const;

const byShare = (one: Share, other: Share): number =>
  other.share - one.share || (one.id < other.id ? -1 : 1);

/** Win probabilities, likeliest first. They sum to 1. */
export const outrightShares = ({ players, runs }: GolfOutcome): Share[] =>
  players.map(({ id, wins }) => ({ id, share: wins / runs })).sort(byShare);

/** Probabilities of finishing in the first 5, 10 or 20, most likely first. */
export function topFinishShares({ players, runs }: GolfOutcome, places: TopPlaces): TopShare[] {
  const [counted, heat] = COUNTED[places];
  return players
    .map((player) => ({
      id: player.id,
      share: player[counted] / runs,
      deadHeat: player[heat] / DEAD_HEAT_UNIT / runs,
    }))
    .sort(byShare);
}

/** Probabilities of making the cut, likeliest first. Undefined if the event has no cut. */
export function cutShares({ players, runs, cut }: GolfOutcome): Share[] | undefined {
  if (!cut) return undefined;
  return players.map(({ id, madeCut }) => ({ id, share: madeCut / runs })).sort(byShare);
}

/** Chance of leading after round one, ties included, and as paid under dead-heat rules (these sum to 1). */
export const firstRoundShares = ({ players, runs }: GolfOutcome): TopShare[] =>
  players
    .map(({ id, firstRoundLeads, firstRoundHeat }) => ({
      id,
      share: firstRoundLeads / runs,
      deadHeat: firstRoundHeat / DEAD_HEAT_UNIT / runs,
    }))
    .sort(byShare);

/** A head-to-head with void ties: shares of the decided runs. They sum to 1; ½ each if none was decided. */
export function pairShares({ a, b, wonByA, wonByB, tied }: PairCounts): {
  readonly a: Share;
  readonly b: Share;
  /** Share of all runs that were tied, 0–1. */
  readonly tied: number;
} {
  const decided = wonByA + wonByB;
  const share = decided === 0 ? 0.5 : wonByA / decided;
  const runs = decided + tied;
  return {
    a: { id: a, share },
    b: { id: b, share: 1 - share },
    tied: runs === 0 ? 0 : tied / runs,
  };
}

/** Chance of being the best of a group (top Italian, top Scandinavian …), likeliest first. They sum to 1. */
export function groupShares({ players, bestHeat }: GroupCounts): Share[] {
  const all = sum(bestHeat);
  return players.map((id, at) => ({ id, share: (bestHeat[at] ?? 0) / all })).sort(byShare);
}

/** Win probabilities of the teams, likeliest first. They sum to 1. Empty if there are no teams. */
export const teamShares = ({ teams, runs }: GolfOutcome): Share[] =>
  teams.map(({ name, wins }) => ({ id: name, share: wins / runs })).sort(byShare);
