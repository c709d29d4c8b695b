/**
 * "December 14, 2026, 7:15 AM EST", as the account page writes it: every page carries this, so it needs no other file.
 * @param instant ISO 8601
 */
export const easternMoment = (instant: string): string =>
  new Date(instant)
    .toLocaleString('en-US', {
      timeZone: 'America/New_York',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    })
    .replace(' at ', ', ');
