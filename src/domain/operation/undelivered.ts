import type { Finding } from './finding.ts';
import type { OperationState } from './state.ts';

/** Receipts below which a few bad numbers are an accident. */
const FEWEST = 5;

/** Twilio's errors that concern our sender, not the member's phone: all texts meet them until the owner acts. */
const MEANINGS: Readonly<Record<number, string>> = {
  30007: 'a carrier filters them as unwanted',
  30032: 'the toll-free number is not verified',
  30034: 'the number is not registered with the carriers',
};

const meaning = (code: number): string => {
  const words = MEANINGS[code];
  return words === undefined ? String(code) : `${code}: ${words}`;
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
