import { clock } from '#clock';
import type { SlateStatus } from '#contract/slateStatus.ts';

const GAMES = '[data-start][data-as-of][data-league]';

/**
 * The page's slate is still current: what it shows takes the time of the last confirmation. What has begun keeps the time of its
 * last data before the start.
 */
export function confirmGames({ asOf }: SlateStatus): void {
  const now = clock.now().getTime();
  const confirmedAt = new Map(Object.entries(asOf));
  for (const { dataset } of document.querySelectorAll<HTMLElement>(GAMES)) {
    const confirmed = confirmedAt.get(dataset.league ?? '');
    if (confirmed !== undefined && Date.parse(dataset.start ?? '') > now) dataset.asOf = confirmed;
  }
}
