import { clock } from '#clock';
import { ODDS_MINUTES, UPDATE_MINUTES } from '#domain/product/limits.ts';
import { needsAsking } from '../events/needsAsking.ts';
import { markGames } from '../gameClock.ts';
import type { Follower } from './follower.ts';
import { shownAsOf } from './slatePage.ts';

const MINUTE = 60_000;

/**
 * Keeps a page of games up to date while it is visible: its marks follow the clock; once its data are older than a refresh it
 * asks which slate is current, and every five minutes whether a price has moved.
 */
export function followSlate({ check, checkPrices }: Follower): void {
  let asked = Number.NEGATIVE_INFINITY;
  // The page has the prices of this moment.
  let priced = clock.now().getTime();
  const update = async () => {
    const now = clock.now();
    const time = now.getTime();
    const seen = document.visibilityState === 'visible';
    // Ticks come slightly early or late: the one nearest to the minute counts.
    const isOver = (minutes: number, since: number) => time - since >= (minutes - 0.5) * MINUTE;
    const due = seen && needsAsking(shownAsOf(), now) && isOver(UPDATE_MINUTES, asked);
    // A mark that the answer removes again would move the page twice.
    markGames(now, !due);
    if (due) {
      asked = time;
      await check();
    } else if (seen && isOver(ODDS_MINUTES, priced)) {
      priced = time;
      await checkPrices();
    } else return;
    markGames(clock.now(), true);
  };
  void update();
  setInterval(update, MINUTE);
  document.addEventListener('visibilitychange', update);
}
