import { clock } from '#clock';
import { markGames } from '../gameClock.ts';
import { dueAt } from './due.ts';
import type { Follower } from './follower.ts';
import { isTurned, shownAsOf, showsMinutes, showsSlate } from './slatePage.ts';

const MINUTE = 60_000;

/** Brings the page to a time with what it has; loaded only where nothing newer can be had. */
const loadGoOn = () => import('./goOn/goOn.ts').catch(console.warn);

/**
 * Keeps any page with predictions up to date. Its marks follow the clock by the minute; it asks which slate is current, or whether
 * a price has moved, when that is due. Overtaken by a start or midnight, and asked in vain, it goes on by the clock alone.
 */
export function followSlate({ check, checkPrices }: Follower): void {
  let asked = Number.NEGATIVE_INFINITY;
  let inVain = false;
  let alone: Awaited<ReturnType<typeof loadGoOn>>;
  // The page has the prices of this moment.
  let priced = clock.now().getTime();
  const update = async () => {
    const now = clock.now();
    const overtaken = isTurned(now);
    const due = dueAt({
      now,
      seen: showsSlate() && document.visibilityState === 'visible',
      asOf: shownAsOf(),
      isTurned: overtaken,
      asked,
      priced,
      byTheMinute: showsMinutes(),
      inVain,
    });
    // A mark that the answer removes again would move the page twice.
    markGames(now, !due.slate);
    if (due.slate) {
      asked = now.getTime();
      // As long as there is no answer.
      inVain = true;
      inVain = (await check()) !== 'drawn';
    }
    if (due.prices) {
      priced = now.getTime();
      await checkPrices();
    }
    if (due.slate || due.prices) {
      markGames(clock.now(), true);
      // Lists that it has moved outlive a draw.
      alone?.orderLists(clock.now());
    }
    if (overtaken && inVain) {
      alone ??= await loadGoOn();
      alone?.goOn(clock.now());
    }
  };
  void update();
  setInterval(update, MINUTE);
  document.addEventListener('visibilitychange', update);
}
