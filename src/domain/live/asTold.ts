import type { Game } from '../game/game.ts';
import { LEAGUES } from '../leagues/league.ts';
import type { LiveScore } from './liveFigures.ts';
import type { LiveStage } from './liveStage.ts';

/** What a minute's look told of a game. */
interface ToldOfGame {
  /** When the feed last told of it, ISO 8601 in UTC. */
  readonly asOf: string;
  readonly stage: LiveStage;
  readonly score?: LiveScore | undefined;
  /** The feed's words, "8:14 - 3rd Quarter". */
  readonly detail?: string | undefined;
}

/**
 * A game of the slate with the score and stage that a later look told of it. What the slate says of a game that is over or off
 * stays, and so does all of it where the slate is newer. A soccer game stays under way after its 90 minutes until the slate says how
 * it ended: extra time may follow.
 */
export function asTold(game: Game, told: ToldOfGame): Game {
  const { stage, score, detail = '' } = told;
  if (game.status === 'final' || game.status === 'postponed' || !score) return game;
  if (Date.parse(told.asOf) < Date.parse(game.asOf)) return game;
  if (stage !== 'playing' && stage !== 'paused' && stage !== 'ended') return game;
  const ended = stage === 'ended' && LEAGUES[game.league].sport !== 'soccer';
  return { ...game, status: ended ? 'final' : 'live', score, detail, asOf: told.asOf };
}
