import * as z from 'zod';
import { PROBE_VERDICTS, type ProbeLine, type ProbeRecord } from '#domain/operation/probe.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const recordSchema = z.object({
  checkedAt: timestampColumn,
  lines: z.array(
    z.object({
      feed: z.string(),
      asked: z.string(),
      expected: z.string(),
      answered: z.string(),
      verdict: z.enum(PROBE_VERDICTS),
      since: timestampColumn,
    }),
  ),
});

/** The last probe of the feeds; undefined before the first. */
export async function readProbe(client: Client): Promise<ProbeRecord | undefined> {
  const call = client.rpc('last_probe');
  return (await readData('reading the last probe', call, recordSchema.nullable())) ?? undefined;
}

/** Stores a probe in place of the previous one; a line with an unchanged verdict keeps its time. */
export async function saveProbe(client: Client, lines: readonly ProbeLine[]): Promise<void> {
  await expectSuccess('keeping a probe', client.rpc('save_probe', { p_lines: lines }));
}
