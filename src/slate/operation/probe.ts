import type { Log } from '#domain/operation/log.ts';
import type { ProbeLine, ProbeVerdict } from '#domain/operation/probe.ts';
import type { Store } from '#slate/store.ts';

/** A probe's results, by verdict. */
type ProbeCounts = Readonly<Record<ProbeVerdict, number>>;

const countProbe = (lines: readonly ProbeLine[]): ProbeCounts => {
  const count = (verdict: ProbeVerdict): number =>
    lines.filter((line) => line.verdict === verdict).length;
  return {
    same: count('same'),
    changed: count('changed'),
    better: count('better'),
    unasked: count('unasked'),
  };
};

/** Probes the feeds, stores the results and logs the unexpected ones. Rejects if they cannot be stored. */
export async function probeFeeds(
  store: Pick<Store, 'saveProbe'>,
  probe: () => Promise<readonly ProbeLine[]>,
  log: Log,
): Promise<ProbeCounts> {
  const lines = await probe();
  await store.saveProbe(lines);
  for (const { feed, asked, expected, answered, verdict } of lines) {
    if (verdict === 'same') continue;
    const level = verdict === 'changed' ? 'warn' : 'info';
    log(`${feed}, ${asked}: expected ${expected}, answered ${answered}`, { level });
  }
  return countProbe(lines);
}
