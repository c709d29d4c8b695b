import { percent } from '../../numbers/numbers.ts';
import type { KnobSettings, ShownWhatIf } from './shown.ts';

const text = (share: number): string => percent(100 * share, 1);

/**
 * A what-if in one line: the chance of the published favorite (so that a moved knob never changes whose chance it is), and the
 * share of each moved line. "Bills win 62.1%, published 57.3%; Over 41.5: 72.0%"
 */
export function whatIfHeadline(
  published: ShownWhatIf,
  whatIf: ShownWhatIf,
  moved: KnobSettings,
): string {
  const before = (at: number): number => published.shares[at]?.share ?? 0;
  const winners = whatIf.shares.map((_, at) => at).filter((at) => whatIf.shares[at]?.winner);
  const [favorite] = winners.toSorted((a, b) => before(b) - before(a));
  return whatIf.shares
    .flatMap(({ label, share, line }, at) => {
      const [now, was] = [text(share), text(before(at))];
      if (at === favorite) {
        return `${label} ${now}, ${now === was ? 'as published' : `published ${was}`}`;
      }
      return line !== undefined && moved[line] !== undefined ? `${label}: ${now}` : [];
    })
    .join('; ');
}
