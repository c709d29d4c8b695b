import type { PreviousStart } from '#domain/game/game.ts';
import { easternDate } from '#domain/time/time.ts';

const CALLED_OFF = /\b(?:cancell?ed|abandoned|forfeit)/i;

interface Told {
  readonly status: string;
  readonly detail?: string | undefined;
  readonly previousStart?: PreviousStart | undefined;
}

/** The start before it was moved: a day while its hour was unknown. */
const startBefore = ({ startTime, timeKnown }: PreviousStart): string =>
  timeKnown ? startTime : easternDate(startTime);

/** schema.org status of a contest; a postponed one keeps its first start until it has another, a moved one has the one before. */
export function statusData({ status, detail = '', previousStart }: Told, start: string) {
  const off = status === 'postponed';
  const on = previousStart ? 'EventRescheduled' : 'EventScheduled';
  const word = !off ? on : CALLED_OFF.test(detail) ? 'EventCancelled' : 'EventPostponed';
  return {
    eventStatus: `https://schema.org/${word}`,
    ...(off && { previousStartDate: start }),
    ...(!off && previousStart && { previousStartDate: startBefore(previousStart) }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  };
}
