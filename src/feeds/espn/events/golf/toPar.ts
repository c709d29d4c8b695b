import { looseNumber } from '../../../reading/fields.ts';

/** Strokes relative to par: "E" is 0; leaderboards put it next to the strokes: { value: 276, displayValue: "-12" }. */
export function readToPar(score: unknown): number | undefined {
  if (typeof score === 'object' && score !== null) {
    return 'displayValue' in score ? readToPar(score.displayValue) : undefined;
  }
  return typeof score === 'string' && /^e(ven)?$/i.test(score.trim()) ? 0 : looseNumber(score);
}
