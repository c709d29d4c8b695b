import { PATHS } from '#contract/paths.ts';
import type { SlateStatus } from '#contract/slateStatus.ts';
import { readSlateStatus } from './answers.ts';
import { needsAsking } from './events/needsAsking.ts';
import { getJson } from './http.ts';

const GAMES = '[data-start][data-as-of][data-league]';

/** What a page learns about its slate: nothing, that it is still current, or that there is a later one. */
export type Freshness = 'unknown' | 'confirmed' | 'outdated';

/**
 * A page may be older than the latest confirmation: if its games were last confirmed longer ago than a refresh takes, it asks
 * which slate is current. If it is the page's own, its data have been confirmed since, and the games take the newer time. A page
 * that cannot ask keeps its marks.
 */
export async function confirmFreshness(now: Date): Promise<Freshness> {
  const games = [...document.querySelectorAll<HTMLElement>(GAMES)];
  const built = document.querySelector<HTMLMetaElement>('meta[name="slate"]')?.content;
  if (built === undefined || games.length === 0) return 'unknown';
  if (!games.some(({ dataset }) => needsAsking(dataset.asOf, now))) return 'confirmed';
  const status = await getJson(PATHS.slateStatus, readSlateStatus).catch(() => undefined);
  if (!status?.contentHash) return 'unknown';
  if (status.contentHash !== built) return 'outdated';
  confirmGames(status);
  return 'confirmed';
}

/** The page's slate is still current: its games take the time of the last confirmation. */
export function confirmGames({ asOf }: SlateStatus): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>(GAMES)) {
    const confirmed = asOf[dataset.league ?? ''];
    if (confirmed !== undefined) dataset.asOf = confirmed;
  }
}
