import { askLiveNow } from '#client/liveNow.ts';
import { clock } from '#clock';
import { withChanceWithdrawn } from '#components/live/stripView.ts';
import type { LiveInShort } from '#contract/live/liveNow.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { drawStrips, showsGames } from './drawStrips.ts';
import { untilPlayed } from './stripStarts.ts';

/** As long as an answer may be kept on its way, and a little more. */
const EVERY_MS = 30_000;
/** Answers that fail for so long leave a figure too old to be shown. */
const OLD_MS = 3 * 60_000;

/** Whether a strip that grows moves nothing in sight: it is not shown, below, or above where the browser holds what is read in its place. */
function movesNothing(place: Element): boolean {
  if (document.hidden || place.getClientRects().length === 0) return true;
  const { top, bottom } = place.getBoundingClientRect();
  return top > innerHeight || (bottom < 0 && CSS.supports('overflow-anchor', 'auto'));
}

/** Shows games that have begun since, where nobody sees the page move. */
function showBegun(): void {
  for (const place of document.querySelectorAll('[data-strip-place]'))
    if (movesNothing(place)) place.firstElementChild?.dispatchEvent(new Event('strip'));
}

/** A league's page asks for that league alone. */
const leagueOf = () =>
  findLeague(document.querySelector<HTMLElement>('[data-live-strip]')?.dataset.liveStrip ?? '');

/** Follows the games being played while the page is seen and one of its slate may be on; else waits for the next start. */
export function watchStrips(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: readonly LiveInShort[] = [];
  let at = 0;

  const ask = async (): Promise<void> => {
    try {
      told = await askLiveNow(leagueOf());
      at = clock.now().getTime();
      drawStrips(told);
    } catch (error) {
      console.warn(error);
      if (at > 0 && clock.now().getTime() - at > OLD_MS) drawStrips(told.map(withChanceWithdrawn));
    }
  };
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    showBegun();
    // Who has asked for a break sees none of it.
    if (document.hidden || document.documentElement.dataset.shut) return;
    const wait = untilPlayed();
    if (wait === 0 && showsGames()) await ask();
    if (wait !== undefined) timer = setTimeout(look, Math.max(EVERY_MS, wait));
  };
  document.addEventListener('visibilitychange', look);
  // A later slate has other games.
  document.addEventListener('drawn', look);
  void look();
}
