import { clock } from '#clock';
import { ODDS_MINUTES } from '#domain/product/limits.ts';
import { confirmFreshness } from '../freshness.ts';
import { markGames } from '../gameClock.ts';
import { pricesMoved } from '../slate/odds.ts';

const MINUTE = 60_000;
/** How often odds are asked again (specification §7). */
const ASK = ODDS_MINUTES * MINUTE;

/** The game of an open page. */
const shownGame = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-game]');

/** Whether the game is still to start and has other prices than the page shows. */
async function hasMovedPrices({ dataset }: HTMLElement, now: Date): Promise<boolean> {
  const { game, start = '', odds = '' } = dataset;
  if (Date.parse(start) <= now.getTime()) return false;
  return pricesMoved(new Map([[Number(game), odds]]));
}

/**
 * Keeps an open game page true: its marks follow the clock, and every five minutes while somebody looks it asks whether
 * a later slate is up or the prices are others. Then all of it is drawn anew, or, where that cannot be had, nothing.
 */
export function followGame(redraw: (id: number) => Promise<void>): void {
  /** The page came with the prices of that moment. */
  const opened = clock.now().getTime();
  let asked = Number.NEGATIVE_INFINITY;
  const update = async () => {
    const now = clock.now();
    const time = now.getTime();
    const due = document.visibilityState === 'visible' && time - asked >= ASK;
    // A mark that the answer takes away again would move the page twice.
    markGames(now, !due);
    const game = shownGame();
    if (!due || !game) return;
    asked = time;
    const [freshness, moved] = await Promise.all([
      confirmFreshness(now),
      time - opened >= ASK && hasMovedPrices(game, now),
    ]);
    if (freshness === 'outdated' || moved) await redraw(Number(game.dataset.game));
    markGames(clock.now(), true);
  };
  void update();
  setInterval(update, MINUTE);
  document.addEventListener('visibilitychange', update);
}
