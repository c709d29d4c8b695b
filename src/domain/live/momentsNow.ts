import { elapsedOf } from './elapsed.ts';
import { isCloseFinish } from './isCloseFinish.ts';
import type { PlayedGame } from './playedGame.ts';

/** What is told of a game as it is played, each at most once. */
export const MOMENTS = ['start', 'close', 'final'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Something that is told of a game now. */
export interface MomentNow {
  readonly moment: Moment;
  readonly game: PlayedGame;
  /** When it was seen, ISO 8601 in UTC. */
  readonly at: string;
}

/** Minutes after which a moment is no longer told. */
export const TOLD_WITHIN: Readonly<Record<Moment, number>> = { start: 10, close: 10, final: 30 };

/** Share of regulation that may be over where a start is seen: of what was found later nobody knows when it began. */
const STARTED_BY = 1 / 12;

function startOf({ league, stage, began }: PlayedGame): string | undefined {
  if (!began || (stage !== 'playing' && stage !== 'paused')) return undefined;
  return elapsedOf(league, began.state) <= STARTED_BY ? began.at : undefined;
}

const closeOf = ({ league, stage, state, toldAt }: PlayedGame): string | undefined =>
  stage === 'playing' && state && isCloseFinish(league, state) ? toldAt : undefined;

const finalOf = ({ stage, state, endedAt }: PlayedGame): string | undefined =>
  stage === 'ended' && state ? (endedAt ?? undefined) : undefined;

/** What is to be told of a game now. Who has been told of it before is known by whoever tells. */
export function momentsNow(game: PlayedGame, now: Date): readonly MomentNow[] {
  const seen = { start: startOf(game), close: closeOf(game), final: finalOf(game) };
  return MOMENTS.flatMap((moment): MomentNow[] => {
    const at = seen[moment];
    if (at === undefined) return [];
    const age = now.getTime() - Date.parse(at);
    return age < TOLD_WITHIN[moment] * 60_000 ? [{ moment, game, at }] : [];
  });
}
