import type { BoutResult } from '#domain/events/fightCard.ts';
import type { FightMethod } from '#domain/outcomes/fight.ts';
import { plainText } from '../../../reading/fields.ts';
import { readStatus } from '../schema.ts';
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

/** Winning method from the feed's words; undefined if they name none. */
export function methodOf(text: string): FightMethod | 'other' | undefined {
  if (/\b(dq|disqualif\w*|overturned|forfeit)\b/i.test(text)) return 'other';
  if (/decision|\b([usm]|un|maj)-?dec\b|\bpoints\b/i.test(text)) return 'decision';
  if (/submission|\bsub\b|choke|armbar|tap ?out/i.test(text)) return 'submission';
  return /\bt?ko\b|kotko|ko[/-]tko|knock-?out|stoppage/i.test(text) ? 'knockout' : undefined;
}

/** Judges' scores appear only after a fight that went the distance. */
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
  const method = methodOf(text) ?? (judged(a) && judged(b) ? 'decision' : undefined);
  const period = bout.status?.period;
  const whole = period !== undefined && Number.isInteger(period) && period >= 1;
  return {
    winner: a.winner ? 'a' : 'b',
    method,
    round: whole && period <= rounds ? period : undefined,
  };
}
