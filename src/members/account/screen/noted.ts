const { documentElement } = document;

/** Calls `show` with what who.ts has noted on <html> of the reader, now and whenever it changes. */
export function whenNoted(
  name: 'signIn' | 'shut',
  show: (noted: string | undefined) => void,
): void {
  const look = () => show(documentElement.dataset[name]);
  look();
  new MutationObserver(look).observe(documentElement, {
    attributeFilter: [name === 'shut' ? 'data-shut' : 'data-sign-in'],
  });
}

/**
 * "December 14, 2026, 7:15 AM EST", as the account page writes it: every page carries this, so it needs no other file.
 * @param instant ISO 8601
 */
export const momentText = (instant: string): string =>
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
