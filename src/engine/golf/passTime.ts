import type { GolfParams } from './params.ts';
import type { PlayerRating } from './ratings.ts';

/** Drift stops after this many days of absence: a longer one says nothing more. */
export const LONGEST_GAP = 400;

/** Moves a player forward in time: lasting skill drifts, form returns to 0 (an Ornstein–Uhlenbeck process). Never backward. */
export function passTime(player: PlayerRating, params: GolfParams, day: number): void {
  const days = Math.min(Math.max(day - player.day, 0), LONGEST_GAP);
  const kept = Math.exp(-days / params.formDays);
  player.form *= kept;
  player.covariance *= kept;
  player.formVariance = player.formVariance * kept * kept + params.formVariance * (1 - kept * kept);
  player.skillVariance += params.drift * days;
  player.day = Math.max(day, player.day);
}
