import type { EventStatus } from '#domain/events/event.ts';
import type { SportsDbEvent } from './schema.ts';

const HOUR_MS = 3_600_000;
/** A feed that still says "live" a day after the start has forgotten the event. */
const LIVE_HOURS = 24;

/**
 * The feed passes on other services' words and codes, different for each sport ("POST" here, "PST" there):
 * https://www.thesportsdb.com/documentation and api-sports.io, read 2026-11-26.
 */
const OFF =
  /postpon|cancel|abandon|suspend|called off|\b(post|pst|ppd|pstp|canc|cancl|can|abd|abn|aban|susp|del)\b/i;
/** Decided without play: by award, or because one side did not come. */
const AWARDED = /walk-?over|award|technical loss|forfeit|^(awd|aw|awa|wo|w\/o|tech)$/i;
const OVER =
  /^(ft|aet|aot|ap|pen|after (ot|pen).*|ended|end|f|fin|ret|retired)$|finish|ended|complet|final\b|full[- ]?time/i;
const INTERRUPTED = /^(int|intr)$|interrupt|^delayed$/i;
const LIVE =
  /^(live|in|in ?play|in[- ]progress|playing|started|[1-5]h|ht|et|bt|pt|p|brk|break|eor|pf|walking|[qsp][1-5]|ot|r ?\d{1,2}|in?\d{1,2}|(round|set) ?\d{1,2}|\d{1,2}(st|nd|rd|th)? (half|set|round|quarter|period))$/i;

type Said = Pick<SportsDbEvent, 'strStatus' | 'strPostponed'>;

const wordsOf = ({ strStatus }: Said): string => (strStatus ?? '').trim();

/** Whether an event was decided without being played. */
export const isAwarded = (said: Said): boolean => AWARDED.test(wordsOf(said));

/**
 * An event's stage. The feed often leaves the status at "Not Started": after its start an event then counts as under way for its
 * longest duration, and as over after that; likewise with an unknown code. One that was interrupted and not resumed by then is
 * off.
 */
export function readSportsDbStage(
  said: Said,
  {
    startTime,
    now,
    hours,
  }: { readonly startTime: string; readonly now: Date; readonly hours: number },
): EventStatus {
  const words = wordsOf(said);
  if (/^yes$/i.test(said.strPostponed ?? '') || OFF.test(words)) return 'postponed';
  if (OVER.test(words) || AWARDED.test(words)) return 'final';
  const since = now.getTime() - Date.parse(startTime);
  const near = since > -HOUR_MS && since < LIVE_HOURS * HOUR_MS;
  if (LIVE.test(words) && near) return 'live';
  if (since < 0) return 'scheduled';
  if (since < hours * HOUR_MS) return 'live';
  return INTERRUPTED.test(words) ? 'postponed' : 'final';
}
