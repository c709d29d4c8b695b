/**
 * Why a pick or edge came to nothing: its contest was called off; it was called early; the feed has swapped the sides since; it
 * was not the one picked (another opponent, no contest, a walkover, a pick that did not start, an ending that is none of the
 * question's); nobody told a result within 14 days.
 */
export const VOID_CAUSES = [
  'calledOff',
  'calledEarly',
  'swapped',
  'notAsPicked',
  'neverTold',
] as const;
export type VoidCause = (typeof VOID_CAUSES)[number];

/** How a void's contest ended, as its grade says. */
interface VoidedContest {
  /** Whether there was a result: a score, or how the event's part ended. */
  readonly ended: boolean;
  /** Whether a feed told a result, or that it was called off; true for grades that do not say. */
  readonly told: boolean;
  readonly isGame: boolean;
  readonly calledEarly: boolean;
  readonly swapped: boolean;
}

/** The cause of a void. */
export function voidCauseOf(contest: VoidedContest): VoidCause {
  const { ended, told, isGame, calledEarly, swapped } = contest;
  if (!ended) return told ? 'calledOff' : 'neverTold';
  if (!isGame) return 'notAsPicked';
  return calledEarly && !swapped ? 'calledEarly' : 'swapped';
}
