import type { Side } from '../game/predictedWinner.ts';
import type { PlayerStatus } from './status.ts';

/** How often each value of a stat came up in the runs in which the player plays: `counts[i]` runs had `from + i × step`. */
export interface StatCounts {
  readonly from: number;
  /** 1 if left out; more where values are told in steps, each at its middle. */
  readonly step?: number | undefined;
  readonly counts: readonly number[];
}

/** What the drawn lines of a game say of one player. */
export interface PlayerLine {
  readonly playerId: string;
  readonly name: string;
  readonly side: Side;
  /** "QB", "G"; "" if not known. */
  readonly position: string;
  /** Share of runs in which he plays, 0 to 1. */
  readonly plays: number;
  /** The last report's word; absent: on no report. */
  readonly status?: PlayerStatus | undefined;
  /** By the stat's name (`statNames.ts`), of the runs in which he plays. */
  readonly stats: Readonly<Record<string, StatCounts>>;
}

/** A line without how its player is called and what a report says of him: what a draw gives. */
export type DrawnLine = Pick<PlayerLine, 'playerId' | 'side' | 'plays' | 'stats'>;

/** Everything that draws a game's lines again, to the same digits. */
export interface PlayersRecipe {
  readonly engineVersion: string;
  readonly league: string;
  /** SHA-256 of the fitted parameters (canonical JSON): another one's lines would differ. */
  readonly paramsHash: string;
  /** The game's seed: 8 hex digits. */
  readonly seed: string;
  readonly runs: number;
  /** The model's own squads, without its parameters; null: nobody known. */
  readonly home: Readonly<Record<string, unknown>> | null;
  readonly away: Readonly<Record<string, unknown>> | null;
}
