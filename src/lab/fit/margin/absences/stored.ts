import type { StoredAbsences } from '#engine/ratings/margin/absences/types.ts';
import { rounded } from '#engine/rounded.ts';

/** Minutes per game; players below it are worth .3 points at most. */
const FEWEST_MINUTES = 18;

/** Players kept in a fitted file: those who played in its last season, and enough of it; to two decimals. */
export function keptAbsences({ players, recent }: StoredAbsences, season: number): StoredAbsences {
  const kept = Object.entries(players).flatMap(([key, player]) => {
    if (player.season < season || player.minutes < FEWEST_MINUTES) return [];
    const [minutes, onCourt] = [rounded(player.minutes, 2), rounded(player.onCourt, 2)];
    return [[key, { ...player, minutes, onCourt }] as const];
  });
  return { players: Object.fromEntries(kept), recent };
}
