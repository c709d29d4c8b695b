import type { PlayerStatus } from '../status.ts';
import type { PastPlayerGame } from './playedGame.ts';

/** A player whom a feed has named, and his last games. */
export interface KnownPlayer {
  readonly name: string;
  /** Key of his team's rating; absent of a free agent. */
  readonly team?: string | undefined;
  /** "" if not known. */
  readonly position: string;
  /** The last report's word, and its chance to play, 0 to 1; absent: on no report. */
  readonly status?: PlayerStatus | undefined;
  readonly chance?: number | undefined;
  /** The newest first, at most 40. */
  readonly games: readonly PastPlayerGame[];
}
