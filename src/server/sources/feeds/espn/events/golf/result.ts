import type { GolfResult } from '#domain/events/golfTournament.ts';
import { looseNumber } from '../../../../reading/fields.ts';
import type { EspnGolfer } from './schema.ts';

/** Rounds of a tournament at most; what the feed lists beyond are play-off holes. */
const ROUNDS = 4;

/** Strokes against par: "E" is 0. */
export const readToPar = (score: unknown): number | undefined =>
  typeof score === 'string' && /^e(ven)?$/i.test(score.trim()) ? 0 : looseNumber(score);

/** Rounds a player has a score of. */
const rounds = ({ linescores }: EspnGolfer): number =>
  (linescores ?? []).filter(
    ({ value, period }, at) => value !== undefined && value > 0 && (period ?? at + 1) <= ROUNDS,
  ).length;

/**
 * The order of finish of a finished tournament: the feed's own order (its list is the leaderboard), those with fewer
 * rounds than the winner last, and without those who never played a round: they did not start. Undefined where the first did not score lowest: then the list is none.
 */
export function readGolfResult(players: readonly EspnGolfer[]): GolfResult | undefined {
  const listed = players
    .map((player, at) => ({ player, place: player.order ?? at + 1, played: rounds(player) }))
    .toSorted((one, other) => one.place - other.place);
  const full = Math.max(0, ...listed.map(({ played }) => played));
  const finished = listed.filter(({ played }) => played === full);
  const first = finished.find(({ player }) => player.winner) ?? finished[0];
  const best = readToPar(first?.player.score);
  if (!first || full === 0 || best === undefined) return undefined;
  const beaten = finished.some(({ player }) => (readToPar(player.score) ?? best) < best);
  if (beaten) return undefined;
  const others = finished.filter((one) => one !== first);
  const last = listed.filter(({ played }) => played > 0 && played < full);
  const order = [first, ...others, ...last].map(({ player }) => player.id);
  return { winner: first.player.id, order };
}
