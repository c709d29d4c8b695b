import type { BoxLine } from '#domain/players/boxLine.ts';
import type { Parsed } from '../../reading/items.ts';
import { parseBoxScore } from './boxScore/boxScore.ts';

const attempts = ({ stats }: BoxLine): number => stats.passingAttempts ?? 0;

/**
 * Each side's player with the most passes in a box score, by the feed's team number. Refused without a box score. Never throws.
 */
export function parsePassers(answer: unknown): Parsed<ReadonlyMap<string, string>> {
  const box = parseBoxScore(answer, 'football');
  if (!box.ok) return box;
  const passers = new Map<string, string>();
  for (const [team, lines] of box.value) {
    const [first, ...others] = lines.filter((line) => attempts(line) > 0);
    if (!first) continue;
    const most = others.reduce(
      (one, other) => (attempts(other) > attempts(one) ? other : one),
      first,
    );
    passers.set(team, most.name);
  }
  return { ok: true, value: passers };
}
