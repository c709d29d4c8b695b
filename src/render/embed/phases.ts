import { isClosed, isStale } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { oldestDatum } from '#domain/game/oldestDatum.ts';
import type { Instant } from '#domain/time/time.ts';

/** What a card says of its price: that it may stand, that it is too old to be said, or that the game has begun. */
const PHASES = ['open', 'stale', 'closed'] as const;
export type EmbedPhase = (typeof PHASES)[number];

/** A phase of a card that stays on a page, with its start in seconds after the card was rendered; 0 is immediately. */
export interface TimedPhase {
  readonly phase: EmbedPhase;
  readonly in: number;
}

/** A cache keeps a card this long, seconds: each phase begins that much earlier rather than later. */
const KEPT_S = 60;
const MINUTE_MS = 60_000;

/** The first whole minute from `now` on at which something that is true at `end` is true, milliseconds. */
function firstMinute(now: number, end: number, holds: (at: Date) => boolean): number | undefined {
  for (let at = now; at < end; at += MINUTE_MS) if (holds(new Date(at))) return at;
  return undefined;
}

/** The phases of a card from now on, in order: it may stay on a screen past the start, without a script that would notice. */
export function phasesFrom(game: CardGame, now: Instant): readonly TimedPhase[] {
  if (isClosed(game, now)) return [{ phase: 'closed', in: 0 }];
  const time = new Date(now).getTime();
  const start = Date.parse(game.gameTime);
  const asOf = oldestDatum(game);
  const near = Math.max(time, start - 4 * 60 * MINUTE_MS);
  const old = firstMinute(near, start, (at) => isStale(asOf, game.gameTime, at));
  const seconds = (at: number): number =>
    at <= time ? 0 : Math.max(1, Math.floor((at - time) / 1000) - KEPT_S);
  const phases: TimedPhase[] = [
    { phase: 'open', in: 0 },
    ...(old === undefined ? [] : [{ phase: 'stale' as const, in: seconds(old) }]),
    { phase: 'closed', in: seconds(start) },
  ];
  return phases.filter(({ in: begins }, at) => phases[at + 1]?.in !== begins);
}
