import type { Finding } from './finding.ts';
import type { OperationState } from './state.ts';
import { concernsEverybody, TEXT_TROUBLES, troubleOfCode } from './textTroubles.ts';

/** Receipts below which a few bad numbers are an accident. */
const FEWEST = 5;

/** What concerns our sender, not the member's phone, is said: all texts meet it until the owner acts. */
const meaning = (code: number): string => {
  const trouble = troubleOfCode(code);
  if (trouble === undefined || !concernsEverybody(trouble)) return String(code);
  return `${code}: ${TEXT_TROUBLES[trouble].meaning}`;
};

/** Most of a day's texts that were taken by the provider but never arrived. */
export function undeliveredTexts({ texts }: OperationState, now: Date): readonly Finding[] {
  if (!texts) return [];
  const { delivered, undelivered, since, codes } = texts;
  if (delivered + undelivered < FEWEST || undelivered <= delivered) return [];
  const why = codes.length > 0 ? ` (${codes.map(meaning).join(', ')})` : '';
  return [
    {
      key: 'texts',
      level: 'degraded',
      since: since ?? now.toISOString(),
      message: `Most texts of the last day did not arrive${why}.`,
    },
  ];
}
