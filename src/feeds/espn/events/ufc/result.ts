import type { BoutResult } from '#domain/events/fightCard.ts';
import { plainText } from '../../../reading/fields.ts';
import { readStatus } from '../schema.ts';
import { fightMethod } from './method.ts';
import type { EspnBout, EspnCorner } from './schema.ts';

/** The feed's description of the ending in one line: the result's names, and the official's notes. */
function endingText(bout: EspnBout): string {
  const result = bout.status?.result;
  const named = typeof result === 'object' && result !== null ? Object.values(result) : [result];
  const texts = [
    ...named.map(plainText),
    ...(bout.details ?? []).map(({ type }) => type?.text),
    bout.status?.type?.detail,
    bout.status?.type?.description,
  ];
  return texts.filter((text) => text !== undefined).join(' | ');
}

/** Judges' scores stand beside fighters only after a fight that went the distance. */
const judged = (corner: EspnCorner): boolean =>
  (corner.linescores ?? []).some(({ linescores }) =>
    (linescores ?? []).some(({ value }) => value !== undefined && value > 0),
  );

/** How a bout ended; undefined before that, or if the feed does not say who won. */
export function readResult(
  bout: EspnBout,
  [a, b]: readonly [EspnCorner, EspnCorner],
  rounds: number,
): BoutResult | undefined {
  if (readStatus(bout.status) !== 'final') return undefined;
  const text = endingText(bout);
  if (/no.?contest/i.test(text)) return { winner: 'noContest' };
  if (a.winner === b.winner) return /\bdraw\b/i.test(text) ? { winner: 'draw' } : undefined;
  const method = fightMethod(text) ?? (judged(a) && judged(b) ? 'decision' : undefined);
  const period = bout.status?.period;
  const whole = period !== undefined && Number.isInteger(period) && period >= 1;
  return {
    winner: a.winner ? 'a' : 'b',
    method,
    round: whole && period <= rounds ? period : undefined,
  };
}
