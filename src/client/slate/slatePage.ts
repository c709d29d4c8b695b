import type { SlateStatus } from '#contract/slateStatus.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import { confirmGames } from '../freshness.ts';
import { setStamp } from '../stamp.ts';
import type { ShownPrices } from './odds.ts';

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="slate"]');

/** Content hash of the slate the page shows; empty for none. */
export const shownHash = (): string => meta()?.content ?? '';

/** When the page's content was last confirmed; undefined if it shows nothing. */
export const shownAsOf = (): string | undefined => meta()?.dataset.asOf || undefined;

/** The page's name in requests for its content (domain/product/gamesPage.ts). */
export const shownPage = (): string => meta()?.dataset.page ?? '';

/** The league of a page; undefined for all. */
const shownLeague = (): League | undefined => findLeague(meta()?.dataset.league ?? '');

/** The prices of the page's games that are still to start. */
export function shownPrices(now: Date): ShownPrices {
  const prices = new Map<number, string>();
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-card][data-odds]')) {
    const { card, odds, start = '', status } = dataset;
    if (odds && status === 'scheduled' && Date.parse(start) > now.getTime()) {
      prices.set(Number(card), odds);
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

/** The page's content is still current. */
export function confirmShown(status: SlateStatus): void {
  const league = shownLeague();
  const ofPage = Object.entries(status.asOf).filter(([name]) =>
    league === undefined ? findLeague(name) !== undefined : name === league,
  );
  const asOf = newest(ofPage.map(([, instant]) => instant));
  confirmGames(status);
  if (asOf !== undefined) setAsOf(asOf);
}

/** Records that the page now shows the current slate. */
export function markShown(status: SlateStatus): void {
  const place = meta();
  if (place) place.content = status.contentHash ?? '';
  confirmShown(status);
}
