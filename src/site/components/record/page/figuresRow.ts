import type { ReactNode } from 'react';
import type { GroupFigures } from '#domain/record/figures/groupFigures.ts';

/** A line of the record's tables. */
export interface FiguresRow {
  readonly key: string;
  readonly name: ReactNode;
  /** Counts and returns are of these. */
  readonly all: GroupFigures;
  /** Rate, losing run and scores are of these: a rate over several markets would say nothing. */
  readonly rated: GroupFigures | undefined;
}

export interface FiguresProps {
  /** What a row is: "Market", "League", "Month". */
  readonly of: string;
  /** "by market" */
  readonly by: string;
  readonly rows: readonly FiguresRow[];
}
