import { clock } from '#clock';
import { isClosed, isFresh, isStale } from '#domain/game/freshness.ts';
import type { GameStatus } from '#domain/game/game.ts';
import { dayWord } from '#domain/game/gameDays.ts';
import { cardTime, isToday } from '#domain/time/time.ts';
import { ageText } from '#domain/words/ageText.ts';
import { confirmFreshness } from './freshness.ts';

const MINUTE = 60_000;
/** How often the slate changes or is confirmed. */
const REFRESH = 15 * MINUTE;
const STATUSES: readonly string[] = [
  'scheduled',
  'live',
  'final',
  'postponed',
] satisfies GameStatus[];
const isStatus = (text: string | undefined): text is GameStatus => STATUSES.includes(text ?? '');

/** The marks of a game that apply at a time. */
export const marksAt = (
  game: { readonly start: string; readonly status: GameStatus; readonly asOf: string },
  now: Date,
) => {
  const started = { status: game.status, gameTime: game.start };
  const closed = isClosed(started, now);
  const fresh = isFresh(started, game.asOf, now);
  return {
    today: isToday(game.start, now),
    open: !closed,
    closed,
    stale: isStale(game.asOf, game.start, now),
    fresh,
    unfresh: !fresh,
  };
};

/** Marks that depend on the age of the data. */
const AGED: readonly string[] = ['stale', 'fresh', 'unfresh'];

/**
 * Sets one game's clock-dependent marks: TODAY, closed, stale, and the day in words.
 * @param confirmed false while the age of its data is still unknown: the marks of stale data then stay as they are
 */
function setMarks(root: HTMLElement, now: Date, confirmed = true): void {
  const { start, status, asOf, timeKnown } = root.dataset;
  if (start === undefined || asOf === undefined || !isStatus(status)) return;
  const holds: Readonly<Record<string, boolean>> = marksAt({ start, status, asOf }, now);
  for (const mark of root.querySelectorAll<HTMLElement>('[data-when]')) {
    const { when = '' } = mark.dataset;
    if (mark.closest('[data-start]') !== root || (AGED.includes(when) && !confirmed)) continue;
    mark.hidden = holds[when] !== true;
  }
  for (const age of root.querySelectorAll<HTMLElement>('time[data-age]')) {
    const ago = age.dataset.age === 'ago' ? ' ago' : '';
    const text = `${ageText(asOf, now)}${ago}`;
    if (age.textContent !== text) age.textContent = text;
  }
  for (const time of root.querySelectorAll('time[data-card-time]')) {
    const text = cardTime({ gameTime: start, timeKnown: timeKnown === 'true' }, now);
    if (time.textContent !== text) time.textContent = text;
  }
}

/** Updates the day names of a list: "Today", "Tomorrow" or the weekday. */
function nameDays(now: Date): void {
  for (const day of document.querySelectorAll<HTMLElement>('[data-day]')) {
    const word = dayWord(day.dataset.day ?? '', now);
    if (day.textContent !== word) day.textContent = word;
  }
}

/** Sets the marks of every game of the page, and the names of its days. `confirmed` as in `setMarks`. */
export function markGames(now: Date, confirmed: boolean): void {
  for (const game of document.querySelectorAll<HTMLElement>('[data-start]')) {
    setMarks(game, now, confirmed);
  }
  nameDays(now);
}

/**
 * Pages are built ahead of time: after the start a prediction must not look open, nor yesterday like today.
 * @param outdated called when a later slate is current, at most once a refresh
 */
export function keepTime(outdated: () => void): void {
  let asked = Number.NEGATIVE_INFINITY;
  const update = async () => {
    const now = clock.now();
    const due = now.getTime() - asked >= REFRESH;
    // A mark that the answer removes again would move the page twice.
    markGames(now, !due);
    if (!due) return;
    asked = now.getTime();
    const freshness = await confirmFreshness(now);
    if (freshness === 'outdated') outdated();
    markGames(now, true);
  };
  void update();
  setInterval(update, MINUTE);
}
