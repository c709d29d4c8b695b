import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as z from 'zod';

interface Reported<Report> {
  /** Whether the program succeeded. */
  readonly passed: boolean;
  /** Undefined if it wrote none. */
  readonly report: Report | undefined;
}

/** Runs a test runner that writes its JSON report into a given file. */
export async function withReport<Report>(
  schema: z.ZodType<Report>,
  run: (file: string) => Promise<boolean>,
): Promise<Reported<Report>> {
  const folder = await mkdtemp(join(tmpdir(), 'simcast-report-'));
  const file = join(folder, 'report.json');
  try {
    const passed = await run(file);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    return { passed, report: text === undefined ? undefined : schema.parse(JSON.parse(text)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
