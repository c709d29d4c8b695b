import type { ProbeLine } from '#domain/operation/probe.ts';
import { type Finding, missing, ok, unchecked } from './finding.ts';

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

function findingsOf(feed: string, lines: readonly ProbeLine[]): readonly Finding[] {
  const of = (verdict: ProbeLine['verdict']) => lines.filter((line) => line.verdict === verdict);
  const [changed, better, unasked] = [of('changed'), of('better'), of('unasked')];
  if (changed.length > 0) {
    return [missing(`${feed} has changed its answers: ${named(changed)}.`)];
  }
  return [
    ok(`${feed} answers as expected: ${lines.length - unasked.length} requests.`),
    ...(better.length > 0 ? [ok(`${feed} gives more than before: ${named(better)}.`)] : []),
    ...(unasked.length > 0 ? [unchecked(`${feed}: ${unasked.length} requests not sent.`)] : []),
  ];
}

/** What a probe of the feeds found, feed by feed. */
export const checkFeeds = (lines: readonly ProbeLine[]): readonly Finding[] =>
  [...Map.groupBy(lines, ({ feed }) => feed)].flatMap(([feed, own]) => findingsOf(feed, own));
