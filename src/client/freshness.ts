import { PATHS } from '#contract/paths.ts';
import { isStale } from '#domain/freshness.ts';
import { isSlateStatus } from './answers.ts';
import { getJson } from './http.ts';

const GAMES = '[data-start][data-as-of][data-league]';

const looksStale = ({ dataset }: HTMLElement, now: Date): boolean =>
  isStale(dataset.asOf ?? '', dataset.start ?? '', now);

/**
 * A page may be older than what is known of it: where a game near its start looks stale, asks which slate is up.
 * If it is the one the page was built from, its data have been confirmed since, and the games take the newer time.
 * A page that cannot ask keeps its marks.
 */
export async function confirmFreshness(now: Date): Promise<void> {
  const games = [...document.querySelectorAll<HTMLElement>(GAMES)];
  const built = document.querySelector<HTMLMetaElement>('meta[name="slate"]')?.content;
  if (built === undefined || !games.some((game) => looksStale(game, now))) return;
  const status = await getJson(PATHS.slateStatus, isSlateStatus).catch(() => undefined);
  if (status?.contentHash !== built) return;
  for (const game of games) {
    const asOf = status.asOf[game.dataset.league ?? ''];
    if (asOf !== undefined) game.dataset.asOf = asOf;
  }
}
