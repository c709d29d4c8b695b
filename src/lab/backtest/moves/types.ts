import type { BootstrapInterval } from '../metrics/bootstrap.ts';
import type { OpeningRow } from './openingRows.ts';
import type { OpeningQuestion } from './openingSaid.ts';

/** How often our model alone foretold the direction of a line's move from the first price seen to the close. */
export interface MeasuredMove {
  readonly question: OpeningQuestion;
  /** Games in which we differed from the first price by two points or more, and the line then moved. */
  readonly moves: number;
  /** Share of them that moved toward us, with its 95 % interval by days. */
  readonly hit: Pick<BootstrapInterval, 'mean' | 'low' | 'high'>;
  /** The same of those that moved by two points or more. */
  readonly far?: { readonly moves: number; readonly hit: number } | undefined;
  /** Closing-line value: how far the close went toward us, in share, over all games in which we differed, moved or not. */
  readonly value: Pick<BootstrapInterval, 'mean' | 'low' | 'high'> & { readonly games: number };
}

/** A league's walk against its opening lines. */
export interface MoveWalk {
  readonly league: string;
  /** "2020 + 2021" */
  readonly seasons: string;
  readonly rows: readonly MeasuredMove[];
  readonly openings: readonly OpeningRow[];
}
