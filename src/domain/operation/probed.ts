import { grouped } from '../lists/grouped.ts';
import type { Finding } from './finding.ts';
import { PROBE_LIMIT_MS } from './limits.ts';
import type { OperationState } from './state.ts';

/** Most requests named in a message; the status page names all. */
const NAMED = 3;

/** Changes found by the daily probe in what we rely on, by feed; and a probe that no longer runs. */
export function changedFeeds({ slate, probe }: OperationState, now: Date): readonly Finding[] {
  if (!probe || slate?.sample) return [];
  const { checkedAt, lines } = probe;
  if (now.getTime() - Date.parse(checkedAt) > PROBE_LIMIT_MS) {
    const message = 'The feeds have not been tested for two days.';
    return [{ key: 'probe-unrun', level: 'degraded', since: checkedAt, message }];
  }
  const changed = grouped(
    lines.filter(({ verdict }) => verdict === 'changed'),
    ({ feed }) => feed,
  );
  return [...changed].map(([feed, own]): Finding => {
    const named = own.slice(0, NAMED).map(({ asked, answered }) => `${asked} (${answered})`);
    const more = own.length > NAMED ? `, and ${own.length - NAMED} more` : '';
    const [since = checkedAt] = own.map((line) => line.since).toSorted();
    const message = `${feed} has changed its answers: ${named.join('; ')}${more}.`;
    return { key: `probe:${feed}`, level: 'degraded', since, message };
  });
}
