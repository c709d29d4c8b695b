import { chunkFailed } from '#client/chunkFailed.ts';
import { askGameLive, askLiveCurve } from '#client/live.ts';
import type { LiveOf } from '#components/live/liveView.ts';
import type { GameLive } from '#contract/live/gameLive.ts';
import { isOver } from '#domain/live/liveStage.ts';
import { drawCurve, drawLive } from './draw.ts';

/** As long as an answer may be kept on its way, and a little more. */
const EVERY_MS = 30_000;
/** After a failure: the figures on the page say of when they are. */
const LATER_MS = 60_000;
/** A curve is asked for anew with a new score, and after so many answers without one. */
const CURVE_EVERY = 10;

/** Follows one game while its page is seen, until it ends or a later page takes its place. */
export function watch(panel: HTMLElement): void {
  const gameId = Number(panel.dataset.live);
  const of: LiveOf = JSON.parse(panel.dataset.liveOf ?? '{}');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drawn: string | undefined;
  let since = 0;

  const curveOf = async (live: GameLive): Promise<void> => {
    const score = JSON.stringify(live.score);
    since += 1;
    if (score === drawn && since < CURVE_EVERY && !isOver(live.stage)) return;
    [drawn, since] = [score, 0];
    drawCurve(panel, of, await askLiveCurve(gameId));
  };
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    if (!panel.isConnected || document.hidden) return;
    let wait = EVERY_MS;
    try {
      const live = await askGameLive(gameId);
      drawLive(panel, of, live);
      // A game that waits has no curve.
      if (live.score) await curveOf(live);
      if (isOver(live.stage)) {
        document.removeEventListener('visibilitychange', ask);
        return;
      }
    } catch (error) {
      console.warn(error);
      wait = LATER_MS;
    }
    timer = setTimeout(ask, wait);
  };
  panel.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-live-rerun]') : null;
    if (!button) return;
    import('./rerun.ts').then(
      ({ rerunLive }) => rerunLive(button),
      (error: unknown) => chunkFailed(error, button),
    );
  });
  document.addEventListener('visibilitychange', ask);
  void ask();
}
