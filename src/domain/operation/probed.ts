import type { Finding } from './finding.ts';
import { PROBE_LIMIT_MS } from './limits.ts';
import type { OperationState } from './state.ts';

/** Requests that a message names; the status page names all. */
const NAMED = 3;

/** What the daily probe found changed of what we rely on, feed by feed; and a probe that is not run any more. */
export function changedFeeds({ slate, probe }: OperationState, now: Date): readonly Finding[] {
  if (!probe || slate?.sample) return [];
  const { checkedAt, lines } = probe;
  if (now.getTime() - Date.parse(checkedAt) > PROBE_LIMIT_MS) {
    const message = 'The feeds have not been probed for two days.';
    return [{ key: 'probe-unrun', level: 'degraded', since: checkedAt, message }];
  }
  const changed = Map.groupBy(
    lines.filter(({ verdict }) => verdict === 'changed'),
    ({ feed }) => feed,
  );
  return [...changed].map(([feed, own]): Finding => {
    const named = own.slice(0, NAMED).map(({ asked, answered }) => `${asked} (${answered})`);
    const more = own.length > NAMED ? `, and ${own.length - NAMED} more` : '';
    const [since = checkedAt] = own.map((line) => line.since).toSorted();
    const message = `${feed} answers otherwise than we expect: ${named.join('; ')}${more}.`;
    return { key: `probe:${feed}`, level: 'degraded', since, message };
  });
}
