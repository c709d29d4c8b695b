import type { SlateStatus } from '#contract/slateStatus.ts';
import { findLeague, type League } from '#domain/league.ts';
import { confirmGames } from '../freshness.ts';
import { setStamp } from '../stamp.ts';
import type { LaterSlate } from './laterSlate.ts';
import type { ShownPrices } from './odds.ts';

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="slate"]');

/** Content hash of the slate the page shows; empty for none. */
export const shownHash = (): string => meta()?.content ?? '';

/** When what the page shows was last confirmed; undefined where it shows nothing. */
export const shownAsOf = (): string | undefined => meta()?.dataset.asOf || undefined;

/** The league a page is about; undefined for all. */
export const shownLeague = (): League | undefined => findLeague(meta()?.dataset.league ?? '');

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

/** The newest of some instants. */
const newest = (instants: readonly string[]): string | undefined =>
  instants.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1);

function setShown(contentHash: string, asOf: string | undefined): void {
  const place = meta();
  if (!place) return;
  place.content = contentHash;
  if (asOf === undefined) return;
  place.dataset.asOf = asOf;
}

/** What the page shows is still up. */
export function confirmShown(status: SlateStatus): void {
  const league = shownLeague();
  const ofPage = Object.entries(status.asOf).filter(([name]) =>
    league === undefined ? findLeague(name) !== undefined : name === league,
  );
  const asOf = newest(ofPage.map(([, instant]) => instant));
  setShown(shownHash(), asOf);
  confirmGames(status);
  if (asOf !== undefined) setStamp(asOf);
}

/** The page shows a later slate from now on. */
export function markShown({ contentHash, asOf }: LaterSlate): void {
  setShown(contentHash, asOf);
  setStamp(asOf);
}
