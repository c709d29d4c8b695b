import type { Log } from '#domain/operation/log.ts';
import type { ProbeLine, ProbeVerdict } from '#domain/operation/probe.ts';
import type { Store } from '#slate/store.ts';

/** What a probe came to, by verdict. */
export type ProbeCounts = Readonly<Record<ProbeVerdict, number>>;

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

/** Probes the feeds, keeps what was found and logs what is not as we expect. Rejects where it cannot be kept. */
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
