import type { BasketballState, HockeyState } from '#domain/live/gameState.ts';
import { periodOf, secondsLeft } from './clock.ts';
import type { LiveShape } from './schema.ts';

/** Score and clock of sports of whose situation the scoreboard tells nothing. A shoot-out is the period after the overtime, at 0:00. */
export function timedState<Sport extends 'basketball' | 'hockey'>(
  sport: Sport,
  { status, score, between }: LiveShape,
): (BasketballState | HockeyState) | undefined {
  const period = periodOf(status);
  const isShootout = /SHOOTOUT/i.test(status.type?.name ?? '');
  const left = isShootout ? 0 : secondsLeft(status, between);
  if (period === undefined || left === undefined) return undefined;
  return { sport, ...score, period, secondsLeft: left };
}
