const CALLED_OFF = /\b(?:cancell?ed|abandoned|forfeit)/i;

/** schema.org status of a contest; a postponed one keeps its first start until it has another. */
export function statusData(
  { status, detail = '' }: { readonly status: string; readonly detail?: string | undefined },
  start: string,
) {
  const off = status === 'postponed';
  const word = !off
    ? 'EventScheduled'
    : CALLED_OFF.test(detail)
      ? 'EventCancelled'
      : 'EventPostponed';
  return {
    eventStatus: `https://schema.org/${word}`,
    ...(off && { previousStartDate: start }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  };
}
