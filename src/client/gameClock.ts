import type { GameStatus } from '#domain/game/game.ts';
import { dayWord } from '#domain/game/gameDays.ts';
import { stateFromStart } from '#domain/game/stateText.ts';
import { cardTime, longDate } from '#domain/time/time.ts';
import { ageText } from '#domain/words/ageText.ts';
import { seenAt } from '#domain/words/seenAt.ts';
import { marksAt } from './marksAt.ts';

const STATUSES: readonly string[] = [
  'scheduled',
  'live',
  'final',
  'postponed',
] satisfies GameStatus[];
const isStatus = (text: string | undefined): text is GameStatus => STATUSES.includes(text ?? '');

/** Marks that depend on the age of the data. */
const AGED: readonly string[] = ['stale', 'fresh', 'unfresh'];

/** Changes a text only if it is another: an unchanged page is not announced again. */
function setText(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

/** How old a datum is ("4 min", "4 min ago"), or the time it was seen. */
function ageOf(asOf: string, form: string | undefined, now: Date): string {
  if (form === 'at') return seenAt(asOf, now);
  return form === 'ago' ? `${ageText(asOf, now)} ago` : ageText(asOf, now);
}

/**
 * Sets one game's clock-dependent marks: TODAY, closed, stale, the state and the day in words.
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
  const own = <T extends HTMLElement>(selector: string): readonly T[] =>
    [...root.querySelectorAll<T>(selector)].filter((each) => each.closest('[data-start]') === root);
  const { detail, longest } = root.dataset;
  const told = { status, start, detail, timeKnown: timeKnown !== 'false' };
  const hours = longest === undefined ? {} : { longest: Number(longest) };
  for (const word of own('[data-state-word]'))
    setText(word, stateFromStart({ ...told, ...hours }, now));
  for (const age of own('time[data-age]')) {
    setText(age, ageOf(asOf, age.dataset.age, now));
    if (age.dataset.age === 'at') age.setAttribute('datetime', asOf);
  }
  for (const time of own('time[data-card-time]')) {
    setText(time, cardTime({ gameTime: start, timeKnown: timeKnown === 'true' }, now));
  }
}

/** Updates the day names of a list ("Today", "Tomorrow" or the weekday) and the date above it. */
function nameDays(now: Date): void {
  for (const day of document.querySelectorAll<HTMLElement>('[data-day]')) {
    setText(day, dayWord(day.dataset.day ?? '', now));
  }
  for (const day of document.querySelectorAll<HTMLElement>('[data-part="day"]')) {
    setText(day, longDate(now));
  }
}

/** Whether an option holds at a time; one without a condition always does. */
function optionHolds({ holds, start = '', status, asOf = '' }: DOMStringMap, now: Date): boolean {
  if (!holds || !isStatus(status)) return true;
  const marks: Readonly<Record<string, boolean>> = marksAt({ start, status, asOf }, now);
  return marks[holds] === true;
}

/** Of neighbors that are options of one thing, shows the first that holds. */
function chooseOptions(now: Date): void {
  /** By their parents: the thing, and whether its option has been found. */
  const chosen = new Map<Element | null, string>();
  for (const option of document.querySelectorAll<HTMLElement>('[data-option]')) {
    const { dataset, parentElement } = option;
    const { option: name = '' } = dataset;
    option.hidden = chosen.get(parentElement) === name || !optionHolds(dataset, now);
    if (!option.hidden) chosen.set(parentElement, name);
  }
}

/** Shows or hides what is true until an instant, or from it on. */
function keepMoments(now: Date): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-until], [data-from]')) {
    const { until, from } = part.dataset;
    part.hidden =
      until !== undefined
        ? now.getTime() >= Date.parse(until)
        : now.getTime() < Date.parse(from ?? '');
  }
}

/** Sets the marks of every game of the page, and the names of its days. `confirmed` as in `setMarks`. */
export function markGames(now: Date, confirmed: boolean): void {
  for (const game of document.querySelectorAll<HTMLElement>('[data-start]')) {
    setMarks(game, now, confirmed);
  }
  if (confirmed) chooseOptions(now);
  nameDays(now);
  keepMoments(now);
}
