import { askEventCurve, askEventLive } from '#client/eventLive.ts';
import { askGameLive, askLiveCurve } from '#client/live.ts';
import { curvePicture } from '#components/live/curvePicture.ts';
import type { LiveOf } from '#components/live/liveView.ts';
import { matchPicture } from '#components/live/match/matchCurve.ts';
import { type MatchOf, matchView } from '#components/live/match/matchView.ts';
import type { LiveStage } from '#domain/live/liveStage.ts';
import { drawCurve, drawLive, drawView } from './draw.ts';

/** What one answer told. */
interface Told {
  readonly stage: LiveStage;
  /** Undefined before the start. */
  readonly score: object | undefined;
}

/** A panel's game or match: asked for, and drawn as it is answered. */
export interface Followed {
  readonly ask: () => Promise<Told>;
  readonly curve: () => Promise<void>;
}

function game(panel: HTMLElement, id: number): Followed {
  const of: LiveOf = JSON.parse(panel.dataset.liveOf ?? '{}');
  return {
    ask: async () => {
      const live = await askGameLive(id);
      drawLive(panel, of, live);
      return { stage: live.stage, score: live.score };
    },
    curve: async () => drawCurve(panel, curvePicture(await askLiveCurve(id), of)),
  };
}

function match(panel: HTMLElement, id: number): Followed {
  const of: MatchOf = JSON.parse(panel.dataset.liveMatch ?? '{}');
  return {
    ask: async () => {
      const live = await askEventLive(id);
      drawView(panel, matchView(live, of), live.stage);
      return { stage: live.stage, score: live.match?.score };
    },
    curve: async () => drawCurve(panel, matchPicture(await askEventCurve(id), of)),
  };
}

/** What a panel follows. */
export const followedIn = (panel: HTMLElement): Followed =>
  (panel.dataset.liveMatch === undefined ? game : match)(panel, Number(panel.dataset.live));
