const START = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const CLOCK = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');

/** "Sat 8:20 PM CST" */
export const localDayClock = (instant: string): string =>
  plain(START.format(new Date(instant))).replace(',', '');

/** "Sat 8:20 PM CST", by the reader's own clock. */
export const localStart = (game: {
  readonly gameTime: string;
  readonly timeKnown: boolean;
}): string => (game.timeKnown ? localDayClock(game.gameTime) : 'time TBD');

/** "10:02 AM CST" */
export const localClock = (instant: string): string => plain(CLOCK.format(new Date(instant)));

/** "Sat, Nov 21" */
export const localDay = (instant: string): string => plain(DAY.format(new Date(instant)));

const MINUTE = 60_000;

/** "just now", "4 min ago" */
export function localAgoText(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / MINUTE);
  return minutes < 1 ? 'just now' : `${minutes} min ago`;
}
