import { clock } from '#clock';
import { ODDS_MINUTES } from '#domain/product/limits.ts';
import { confirmFreshness } from '../freshness.ts';
import { markGames } from '../gameClock.ts';
import { pricesMoved } from '../slate/odds.ts';

const MINUTE = 60_000;
/** Interval for checking odds again (specification §7). */
const ASK = ODDS_MINUTES * MINUTE;

/** The game of an open page. */
const shownGame = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-game]');

/** Whether the game has not started and has other prices than the page shows. */
async function hasMovedPrices({ dataset }: HTMLElement, now: Date): Promise<boolean> {
  const { game, start = '', odds = '' } = dataset;
  if (Date.parse(start) <= now.getTime()) return false;
  return pricesMoved(new Map([[Number(game), odds]]));
}

/**
 * Keeps an open game page up to date: its marks follow the clock, and every five minutes while it is visible it asks for a later
 * slate or other prices. Then everything is redrawn, or nothing if that is unavailable.
 */
export function followGame(redraw: (id: number) => Promise<void>): void {
  /** The page has the prices of this moment. */
  const opened = clock.now().getTime();
  let asked = Number.NEGATIVE_INFINITY;
  const update = async () => {
    const now = clock.now();
    const time = now.getTime();
    const due = document.visibilityState === 'visible' && time - asked >= ASK;
    // A mark that the answer removes again would move the page twice.
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
