import type { BoutResult } from '#domain/events/fightCard.ts';
import { fighterKey } from '#engine/fights/key.ts';

const WON =
  '(?:def|defeats?|defeated|beats?|beat|wins?|won|stops?|stopped|outpoints?|outpointed|knocks? out|knocked out)';

const surname = (name: string): string =>
  fighterKey(name)
    .split(' ')
    .findLast((word) => !/^(jr|sr|i{2,3})$/.test(word)) ?? '';

function methodOf(text: string): BoutResult['method'] {
  if (/\b(disqualif\w*|dq)\b/.test(text)) return 'other';
  if (/\b(t?kos?|rtd|stop\w*|knock\w*|corner retirement)\b/.test(text)) return 'knockout';
  return /\b(decision|points|pts|ud|sd|md|outpoint\w*)\b/.test(text) ? 'decision' : undefined;
}

/** How a fight ended, from the feed's one line; undefined if it does not name one winner. */
export function readBoxingResult(
  line: string,
  [a, b]: readonly [string, string],
  rounds: number,
): BoutResult | undefined {
  const text = fighterKey(line);
  if (/\bno contest\b/.test(text)) return { winner: 'noContest' };
  const won = (name: string): boolean =>
    surname(name) !== '' && new RegExp(`\\b${surname(name)} ${WON}\\b`).test(text);
  const [first, second] = [won(a), won(b)];
  if (first === second) return !first && /\bdraw\b/.test(text) ? { winner: 'draw' } : undefined;
  const said = Number(
    /\b(?:round|rd|r) ?(\d{1,2})\b/.exec(text)?.[1] ??
      /\b(\d{1,2})(?:st|nd|rd|th) round\b/.exec(text)?.[1],
  );
  const round = said >= 1 && said <= rounds ? said : undefined;
  return { winner: first ? 'a' : 'b', method: methodOf(text), round };
}
