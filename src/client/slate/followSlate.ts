import { clock } from '#clock';
import { markGames } from '../gameClock.ts';
import { keepByClock } from './byClock.ts';
import { dueAt } from './due.ts';
import type { Follower } from './follower.ts';
import { isTurned, shownAsOf, showsSlate } from './slatePage.ts';

const MINUTE = 60_000;

/**
 * Keeps any page with predictions up to date. Its marks follow the clock by the minute; it asks which slate is current, or whether
 * a price has moved, when that is due.
 */
export function followSlate({ check, checkPrices }: Follower): void {
  let asked = Number.NEGATIVE_INFINITY;
  let inVain = false;
  // The page has the prices of this moment.
  let priced = clock.now().getTime();
  const update = async () => {
    const now = clock.now();
    const due = dueAt({
      now,
      seen: showsSlate() && document.visibilityState === 'visible',
      asOf: shownAsOf(),
      isTurned: isTurned(now),
      asked,
      priced,
      inVain,
    });
    // A mark that the answer removes again would move the page twice.
    markGames(now, !due.slate);
    if (!due.slate) keepByClock(now);
    if (!due.slate && !due.prices) return;
    if (due.slate) {
      asked = now.getTime();
      inVain = (await check()) !== 'drawn';
    }
    if (due.prices) {
      priced = now.getTime();
      await checkPrices();
    }
    markGames(clock.now(), true);
    keepByClock();
  };
  void update();
  setInterval(update, MINUTE);
  document.addEventListener('visibilitychange', update);
}
