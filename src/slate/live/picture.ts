import type { GameLive } from '#contract/live/gameLive.ts';
import type { LiveCurve } from '#contract/live/liveCurve.ts';
import type { Client } from '#store/client.ts';
import { curveAnswer, liveAnswer } from './answer.ts';
import { readLiveGame, readLiveStates } from './store/read.ts';

/** A game as it is played, or was, with its chance by moment: what its page draws whole. */
interface LivePicture {
  readonly live: GameLive;
  /** Absent before its first state. */
  readonly curve: LiveCurve | undefined;
}

/** Undefined before the first look at it. */
export async function readLivePicture(
  client: Client,
  gameId: number,
  now: Date,
): Promise<LivePicture | undefined> {
  const [row, moments] = await Promise.all([
    readLiveGame(client, gameId),
    readLiveStates(client, gameId),
  ]);
  if (!row) return undefined;
  return {
    live: liveAnswer(row, now),
    curve: moments.length > 0 ? curveAnswer(row, moments) : undefined,
  };
}
