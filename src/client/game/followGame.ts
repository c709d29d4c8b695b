import { clock } from '#clock';
import { confirmFreshness } from '../freshness.ts';
import { setMarks } from '../gameClock.ts';
import { pricesMoved } from './movedPrices.ts';

const MINUTE = 60_000;
/** How often odds are asked again (specification §7). */
const ASK = 5 * MINUTE;

/** The game of an open page; undefined on any other. */
const shownGame = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>('[data-game]') ?? undefined;

/** Whether the game is still to start and has other prices than the page shows. */
async function hasMovedPrices({ dataset }: HTMLElement, now: Date): Promise<boolean> {
  const { game, start = '', oddsEspn: espn = '', oddsBovada: bovada = '' } = dataset;
  if (Date.parse(start) <= now.getTime()) return false;
  return pricesMoved(Number(game), { espn, bovada });
}

/**
 * Keeps an open game page true: its marks follow the clock, and every five minutes while somebody looks it asks whether
 * a later slate is up or the prices are others. Then all of it is drawn anew, or, where that cannot be had, nothing.
 */
export function followGame(redraw: (id: number) => Promise<void>): void {
  /** The page came with the prices of that moment. */
  const opened = clock.now().getTime();
  let asked = Number.NEGATIVE_INFINITY;
  const mark = (now: Date, confirmed: boolean) => {
    const game = shownGame();
    if (game) setMarks(game, now, confirmed);
  };
  const update = async () => {
    const now = clock.now();
    const seen = document.visibilityState === 'visible';
    const due = seen && now.getTime() - asked >= ASK;
    // A mark that the answer takes away again would move the page twice.
    mark(now, !due);
    const game = shownGame();
    if (!due || !game) return;
    asked = now.getTime();
    const [freshness, moved] = await Promise.all([
      confirmFreshness(now),
      now.getTime() - opened >= ASK && hasMovedPrices(game, now),
    ]);
    if (freshness === 'outdated' || moved) {
      await redraw(Number(game.dataset.game));
    }
    mark(clock.now(), true);
  };
  void update();
  setInterval(update, MINUTE);
  document.addEventListener('visibilitychange', update);
}
