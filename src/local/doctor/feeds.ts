import type { ProbeLine } from '#domain/operation/probe.ts';
import { counted } from '#domain/words/counted.ts';
import { NO_ANSWER } from '#feeds/probe/judge.ts';
import { type DoctorFinding, missing, ok, unchecked } from './finding.ts';

/** Limit of requests listed per feed. */
const NAMED = 3;

const named = (lines: readonly ProbeLine[]): string => {
  const some = lines
    .slice(0, NAMED)
    .map(
      ({ asked, expected, answered }) => `${asked} (expected ${expected}, answered: ${answered})`,
    );
  return [...some, ...(lines.length > NAMED ? [`${lines.length - NAMED} more`] : [])].join('; ');
};

function findingsOf(feed: string, lines: readonly ProbeLine[]): readonly DoctorFinding[] {
  const of = (verdict: ProbeLine['verdict']) => lines.filter((line) => line.verdict === verdict);
  const [changed, better, unasked] = [of('changed'), of('better'), of('unasked')];
  const [silent] = changed;
  if (silent?.answered.startsWith(NO_ANSWER)) {
    return [missing(`${feed} gives ${silent.answered}.`)];
  }
  if (changed.length > 0) {
    return [missing(`${feed} has changed its answers: ${named(changed)}.`)];
  }
  return [
    ok(`${feed} answers as expected: ${counted(lines.length - unasked.length, 'request')}.`),
    ...(better.length > 0 ? [ok(`${feed} gives more than before: ${named(better)}.`)] : []),
    ...(unasked.length > 0
      ? [unchecked(`${feed}: ${counted(unasked.length, 'request')} not sent.`)]
      : []),
  ];
}

/** What a probe of the feeds found, feed by feed. */
export const checkFeeds = (lines: readonly ProbeLine[]): readonly DoctorFinding[] =>
  [...Map.groupBy(lines, ({ feed }) => feed)].flatMap(([feed, own]) => findingsOf(feed, own));
