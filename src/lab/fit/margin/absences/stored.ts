import { rounded } from '#engine/maths.ts';
import type { StoredAbsences } from '#engine/ratings/margin/absences/types.ts';

/** Players who play less are worth .3 points at most: minutes of a game. */
const FEWEST_MINUTES = 18;

/** What a fitted file keeps: those who played in its last season and play enough, to two decimals. */
export function keptAbsences({ players, recent }: StoredAbsences, season: number): StoredAbsences {
  const kept = Object.entries(players).flatMap(([key, player]) => {
    if (player.season < season || player.minutes < FEWEST_MINUTES) return [];
    const [minutes, onCourt] = [rounded(player.minutes, 2), rounded(player.onCourt, 2)];
    return [[key, { ...player, minutes, onCourt }] as const];
  });
  return { players: Object.fromEntries(kept), recent };
}
