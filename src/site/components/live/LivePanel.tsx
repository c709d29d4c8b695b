import type { GameLive } from '#contract/live/gameLive.ts';
import type { LiveCurve } from '#contract/live/liveCurve.ts';
import type { Game } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { curvePicture } from './curvePicture.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { type LiveOf, liveView } from './liveView.ts';

/** What the live words need of a game. */
const liveOf = ({ league, homeTeam, awayTeam, sample }: Game): LiveOf => ({
  home: homeTeam.shortName,
  away: awayTeam.shortName,
  sport: LEAGUES[league].sport,
  draws: LEAGUES[league].canDraw,
  ...(sample && { sample }),
});

/** What a page knows of its game as it is played, or was. */
export interface LiveShown {
  readonly live: GameLive;
  /** Absent before its first state. */
  readonly curve?: LiveCurve | undefined;
}

interface Props extends Partial<LiveShown> {
  readonly game: Game;
}

/** A game as it is played: score, chance now beside the chance before, the curve, and where the bets of before the start stand. */
export function LivePanel({ game, live, curve }: Props) {
  const of = liveOf(game);
  return (
    <LiveFrame
      view={live && liveView(live, of)}
      picture={curve && curvePicture(curve, of)}
      of={of}
      each="score"
      stage={live?.stage}
      marks={{
        'data-live': game.id,
        'data-live-of': JSON.stringify(of),
        'data-live-from': game.gameTime,
      }}
      again
    />
  );
}
