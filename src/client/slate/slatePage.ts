import { GAME_PAGE, GAMES_PAGE } from '#contract/paths.ts';
import type { SlateStatus } from '#contract/slateStatus.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { hasTurned } from '#domain/time/turns.ts';
import { confirmGames } from '../freshness.ts';
import { setStamp } from '../stamp.ts';
import type { ShownPrices } from './odds.ts';

const META = 'meta[name="slate"]';

const metaOf = (page: Document) => page.querySelector<HTMLMetaElement>(META);
const meta = () => metaOf(document);
const shownGame = () => document.querySelector<HTMLElement>('[data-game]');

/** Whether the page shows a slate that it can follow. */
export const showsSlate = (): boolean => meta() !== null;

/** Content hash of the slate a page is of; empty for none. */
export const pageHash = (page: Document): string => metaOf(page)?.content ?? '';

/** The same of this page. */
export const shownHash = (): string => pageHash(document);

/** When a page's content was drawn: by a build or a function. */
export const drawnOf = (page: Document): string | undefined => metaOf(page)?.dataset.drawn;

/** When the page's content was last confirmed; undefined if it shows nothing. */
export const shownAsOf = (): string | undefined =>
  (shownGame() ?? meta())?.dataset.asOf || undefined;

/** Whether it is the page of a game with prices that are read by the minute: their mark is the third one. */
export const showsMinutes = (): boolean => (shownGame()?.dataset.odds ?? '').split(' ').length > 2;

/** What of a game's page changes with such a reading. */
const minuteOf = (page: Document): string =>
  [
    page.querySelector<HTMLElement>('[data-game]')?.dataset.odds,
    ...[...page.querySelectorAll<HTMLElement>('[data-until], [data-from]')].map(
      ({ dataset }) => dataset.until ?? dataset.from,
    ),
  ].join(' ');

/** Whether a later page of the same slate shows other prices. */
export const hasNewerPrices = (later: Document): boolean => minuteOf(later) !== minuteOf(document);

/** The function's address that draws the page's later content. */
export function laterAddress(): string {
  const game = shownGame()?.dataset.game;
  if (game !== undefined) return GAME_PAGE.replace(':id', game);
  return GAMES_PAGE.replace(':page', meta()?.dataset.page ?? '');
}

/** Whether a start or a midnight has passed since the page was drawn: it would be drawn differently now. */
export function isTurned(now: Date): boolean {
  const drawn = drawnOf(document);
  if (drawn === undefined) return false;
  const shown = [...document.querySelectorAll<HTMLElement>('[data-start]')];
  return hasTurned(
    drawn,
    now,
    shown.flatMap(({ dataset }) => dataset.start ?? []),
  );
}

/** The prices of the page's games that are still to start. */
export function shownPrices(now: Date): ShownPrices {
  const prices = new Map<number, string>();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-odds][data-start]')) {
    const { card, game, odds, start = '', status } = dataset;
    if (odds && status === 'scheduled' && Date.parse(start) > now.getTime()) {
      prices.set(Number(card ?? game), odds);
    }
  }
  return prices;
}

/** The newest of several instants. */
const newest = (instants: readonly string[]): string | undefined =>
  instants.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1);

function setAsOf(asOf: string): void {
  const place = meta();
  if (place) place.dataset.asOf = asOf;
  setStamp(asOf);
}

/** The page's content is still current: all its times are those of the last confirmation. */
export function confirmShown(status: SlateStatus): void {
  const of = meta()?.dataset.league ?? shownGame()?.dataset.league;
  const ofPage = Object.entries(status.asOf).filter(([name]) =>
    of ? name === of : findLeague(name) !== undefined,
  );
  const asOf = newest(ofPage.map(([, instant]) => instant));
  confirmGames(status);
  if (asOf !== undefined) setAsOf(asOf);
}

/** Records which slate the page now shows, and when that was drawn. */
export function markShown(later: Document, status: SlateStatus): void {
  const place = meta();
  if (place) {
    place.content = pageHash(later);
    const drawn = drawnOf(later);
    if (drawn !== undefined) place.dataset.drawn = drawn;
  }
  confirmShown(status);
}
