import { chunkFailed } from '#client/chunkFailed.ts';
import { isOverStage, type LiveStage } from '#domain/live/liveStage.ts';
import { followedInPanel } from './followed.ts';

/** As long as an answer may be kept on its way, and a little more. */
const EVERY_MS = 30_000;
/** After a failure: the figures on the page say of when they are. */
const LATER_MS = 60_000;
/** A curve is asked for anew with a new score, and after so many answers without one. */
const CURVE_EVERY = 10;

/** Follows one game, match or tournament while its page is seen, until it ends or a later page takes its place. */
export function watchPanel(panel: HTMLElement): void {
  const followed = followedInPanel(panel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drawn: string | undefined;
  let since = 0;

  const curveOf = async (told: object, stage: LiveStage): Promise<void> => {
    const score = JSON.stringify(told);
    since += 1;
    if (score === drawn && since < CURVE_EVERY && !isOverStage(stage)) return;
    [drawn, since] = [score, 0];
    await followed.curve();
  };
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    if (!panel.isConnected || document.hidden) return;
    let wait = followed.everyMs ?? EVERY_MS;
    try {
      const { stage, score } = await followed.ask();
      // A game that waits has no curve.
      if (score) await curveOf(score, stage);
      if (isOverStage(stage)) {
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
  // A leaderboard is in the page that was just served.
  if (followed.everyMs === undefined) void ask();
  else timer = setTimeout(ask, followed.everyMs);
}
