import type { GolfResult } from '#domain/events/golfTournament.ts';
import { readOut } from './out.ts';
import type { EspnGolfer } from './schema.ts';
import { readToPar } from './toPar.ts';

/** Limit of a tournament's rounds; later ones in the feed are play-off holes. */
const ROUNDS = 4;

/** Number of rounds in which a player has a score. */
const rounds = ({ linescores }: EspnGolfer): number =>
  (linescores ?? []).filter(
    ({ value, period }, at) => value !== undefined && value > 0 && (period ?? at + 1) <= ROUNDS,
  ).length;

/** Whether a leaderboard has a player alone in first place. */
const isFirst = ({ status, winner }: EspnGolfer): boolean =>
  winner === true || status?.position?.displayName === '1';

/**
 * The order of finish: the feed's own order (its list is the leaderboard), followed by players who are out or have fewer rounds
 * than the others, without those who never played a round, because they did not start. Undefined if the first did not score
 * lowest: then the list is not in order.
 */
export function readGolfResult(players: readonly EspnGolfer[]): GolfResult | undefined {
  const listed = players
    .map((player, at) => ({
      player,
      place: player.order ?? player.sortOrder ?? at + 1,
      played: rounds(player),
      out: readOut(player) !== undefined,
    }))
    .filter(({ played }) => played > 0)
    .toSorted((one, other) => one.place - other.place);
  const full = Math.max(0, ...listed.map(({ played }) => played));
  const finished = listed.filter(({ played, out }) => played === full && !out);
  const first = finished.find(({ player }) => isFirst(player)) ?? finished[0];
  const best = readToPar(first?.player.score);
  if (!first || best === undefined) return undefined;
  const beaten = finished.some(({ player }) => (readToPar(player.score) ?? best) < best);
  if (beaten) return undefined;
  const others = finished.filter((one) => one !== first);
  const last = listed.filter((one) => !finished.includes(one));
  const order = [first, ...others, ...last].map(({ player }) => player.id);
  return { winner: first.player.id, order };
}
