import type { ProbeLine, ProbeVerdict } from '#domain/operation/probe.ts';
import { counted } from '#domain/words/counted.ts';
import { inColumns } from '../columns.ts';

const WORDS: Readonly<Record<ProbeVerdict, string>> = {
  same: 'as expected',
  changed: 'CHANGED',
  better: 'more than before',
  unasked: 'not asked',
};

const HEAD = ['feed', 'asked for', 'expected', 'answered', ''] as const;

/** A probe's result as a table of words. */
export function probeTable(lines: readonly ProbeLine[]): string {
  const rows = lines.map(({ feed, asked, expected, answered, verdict }) => [
    feed,
    asked,
    expected,
    answered,
    WORDS[verdict],
  ]);
  return inColumns([HEAD, ...rows]);
}

/** The result in a sentence. */
export function probeSentence(lines: readonly ProbeLine[]): string {
  const count = (verdict: ProbeVerdict): number =>
    lines.filter((line) => line.verdict === verdict).length;
  const counts = [
    `${count('same')} of ${counted(lines.length, 'request')} ${count('same') === 1 ? 'was' : 'were'} answered as expected`,
    count('changed') > 0 &&
      `${count('changed')} ${count('changed') === 1 ? 'has' : 'have'} changed`,
    count('better') > 0 &&
      `${count('better')} ${count('better') === 1 ? 'gives' : 'give'} more than before`,
    count('unasked') > 0 && `${count('unasked')} could not be asked`,
  ];
  return `${counts.filter(Boolean).join(', ')}.`;
}
