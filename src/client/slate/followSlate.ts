import { clock } from '#clock';
import { ODDS_MINUTES } from '#domain/product/limits.ts';
import { needsAsking } from '../events/needsAsking.ts';
import { markGames } from '../gameClock.ts';
import type { Follower } from './follower.ts';
import { isTurned, shownAsOf } from './slatePage.ts';

const MINUTE = 60_000;

/**
 * Keeps any page with predictions up to date. Its marks follow the clock by the minute. While it is visible it asks every five
 * minutes: which slate is current, once its data are older than a refresh or it has been overtaken by a start or by midnight;
 * otherwise whether a price has moved.
 */
export function followSlate({ check, checkPrices }: Follower): void {
  let asked = Number.NEGATIVE_INFINITY;
  /** True unless the last answer had nothing new. */
  let isTaken = true;
  // The page has the prices of this moment.
  let priced = clock.now().getTime();
  const update = async () => {
    const now = clock.now();
    const time = now.getTime();
    const seen = document.visibilityState === 'visible';
    // Ticks come slightly early or late: the one nearest to the minute counts.
    const isOver = (since: number) => time - since >= (ODDS_MINUTES - 0.5) * MINUTE;
    // Overtaken, it asks at once, but a second time only after a pause: a cache may not know of the start yet.
    const overtaken = isTurned(now) && (isTaken || isOver(asked));
    const due = seen && (overtaken || (isOver(asked) && needsAsking(shownAsOf(), now)));
    // A mark that the answer removes again would move the page twice.
    markGames(now, !due);
    if (due) {
      asked = time;
      isTaken = (await check()) === 'drawn';
    } else if (seen && isOver(priced)) {
      priced = time;
      await checkPrices();
    } else return;
    markGames(clock.now(), true);
  };
  void update();
  setInterval(update, MINUTE);
  document.addEventListener('visibilitychange', update);
}
