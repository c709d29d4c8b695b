import { appendFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { commandOf } from '../processes.ts';

let record: string | undefined;

/** Notes a child in the record, so that it can be found when this process is killed before it can end it. */
export function noteChild(pid: number | undefined, commandLine: string): void {
  if (record !== undefined && pid !== undefined) appendFileSync(record, `${pid} ${commandLine}\n`);
}

async function end(pid: number, commandLine: string): Promise<void> {
  const runs = async () => (await commandOf(pid))?.includes(commandLine) ?? false;
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    if (!(await runs())) return;
    process.kill(pid, signal);
    for (let tries = 0; tries < 100 && (await runs()); tries += 1) await wait(50);
  }
}

/** Ends what a killed start has left running, as its record says, and begins a new record. */
export async function endOrphans(file: string): Promise<void> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  await Promise.all(
    lines.map(async (line) => {
      const [, pid, commandLine] = /^(\d+) (\S.*)$/.exec(line) ?? [];
      if (pid !== undefined && commandLine !== undefined) await end(Number(pid), commandLine);
    }),
  );
  await rm(file, { force: true });
  record = file;
}
