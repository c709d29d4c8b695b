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

/** A leaderboard is looked at every five minutes, and its page is kept on its way for half a minute. */
const FIELD_EVERY_MS = 150_000;

/** A panel's game, match or tournament: asked for, and drawn as it is answered. */
interface Followed {
  /** How long it waits between two answers, ms; absent: as long as a game. */
  readonly everyMs?: number;
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

/** The panel as the site draws it in this page now. */
async function servedPanel(): Promise<HTMLElement> {
  const answer = await fetch(location.pathname);
  if (!answer.ok) throw new Error(`The page was answered with ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const served = page.querySelector<HTMLElement>('[data-live-field]');
  if (!served) throw new Error('The page shows no leaderboard');
  return served;
}

/** A tournament's panel is a function's alone: its board has more in it than a page's script should draw. */
const field = (panel: HTMLElement): Followed => ({
  everyMs: FIELD_EVERY_MS,
  ask: async () => {
    const served = await servedPanel();
    panel.replaceChildren(...served.childNodes);
    panel.hidden = served.hidden;
    const { liveStage: stage } = served.dataset;
    panel.dataset.liveStage = stage;
    return { stage: stage === 'ended' || stage === 'off' ? stage : 'playing', score: undefined };
  },
  curve: async () => undefined,
});

/** What a panel follows. */
export function followedInPanel(panel: HTMLElement): Followed {
  if (panel.dataset.liveField !== undefined) return field(panel);
  return (panel.dataset.liveMatch === undefined ? game : match)(panel, Number(panel.dataset.live));
}
