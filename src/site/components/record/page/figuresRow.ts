import type { ReactNode } from 'react';
import type { GroupFigures } from '#domain/record/figures/groupFigures.ts';

/** A line of the record's tables. */
export interface FiguresRow {
  readonly key: string;
  readonly name: ReactNode;
  /** Picks for counts and returns. */
  readonly all: GroupFigures;
  /** Picks for rate, losing run and scores: a rate over several markets would mean nothing. */
  readonly rated: GroupFigures | undefined;
}

export interface FiguresProps {
  /** What a row is: "Market", "League", "Month". */
  readonly of: string;
  /** "by market" */
  readonly by: string;
  readonly rows: readonly FiguresRow[];
}
