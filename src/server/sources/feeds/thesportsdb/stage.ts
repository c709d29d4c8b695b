import type { EventStatus } from '#domain/events/event.ts';
import type { SportsDbEvent } from './schema.ts';

const HOUR_MS = 3_600_000;
const OFF = /postpon|cancel|abandon|walk-?over|\b(pst|canc|abd)\b/i;
const OVER = /^(ft|aet|aot|ap|wo)$|finish|ended|complet|final\b|full[- ]?time/i;
const WAITING = /^(ns|tbd|not started|scheduled|time to be defined)?$/i;

/**
 * Where an event stands. The feed often leaves the status at "Not Started": past its start an event then counts as
 * under way for as long as one may last, and as over after that.
 */
export function readStage(
  { strStatus, strPostponed }: Pick<SportsDbEvent, 'strStatus' | 'strPostponed'>,
  {
    startTime,
    now,
    hours,
  }: { readonly startTime: string; readonly now: Date; readonly hours: number },
): EventStatus {
  const said = strStatus ?? '';
  if (/^yes$/i.test(strPostponed ?? '') || OFF.test(said)) return 'postponed';
  const since = now.getTime() - Date.parse(startTime);
  if (OVER.test(said)) return 'final';
  if (!WAITING.test(said) && since > -HOUR_MS && since < 24 * HOUR_MS) return 'live';
  if (since < 0) return 'scheduled';
  return since < hours * HOUR_MS ? 'live' : 'final';
}
