import type { RecordRow } from '../recordRow.ts';
import { VOID_CAUSES, type VoidCause } from '../voidCause.ts';

/** Voids of one cause. */
export interface VoidsOf {
  readonly cause: VoidCause;
  readonly picks: number;
}

/** The voids by their causes, without causes that have none. */
export const voidsBy = (rows: readonly RecordRow[]): readonly VoidsOf[] =>
  VOID_CAUSES.flatMap((cause) => {
    const picks = rows.filter(({ voidCause }) => voidCause === cause).length;
    return picks > 0 ? [{ cause, picks }] : [];
  });
