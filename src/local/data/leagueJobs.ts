import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { startTally } from './malformedTally.ts';
import { FileError, MissingFile } from './readRows.ts';

/** Why a league gave nothing. `missing`: no such file; `file`: it cannot be used; `failure`: everything else. */
export interface Problem {
  readonly kind: 'missing' | 'file' | 'failure';
  readonly message: string;
}

/** How one league's job ended. */
export type Ended<Result> = {
  readonly league: string;
  readonly malformed: number;
} & ({ readonly result: Result } | { readonly problem: Problem });

type Message<Result> = { readonly line: string } | { readonly ended: Ended<Result> };

/** What a worker is started with. */
export interface Job {
  readonly league: string;
  readonly folder: string;
  readonly season?: number;
}

/** More at once than this only fills the memory. */
const MOST = 4;

/**
 * Runs every job in a worker thread of its own, as many at once as there are processors. The answers come in the
 * order of the jobs; lines of progress as they are said.
 * @param script a module that calls `serveJob`
 */
export async function runJobs<Result>(
  script: URL,
  jobs: readonly Job[],
  log: (line: string) => void,
): Promise<Ended<Result>[]> {
  const ended: Ended<Result>[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index];
      if (job) ended[index] = await runJob<Result>(script, job, log);
    }
  };
  await Promise.all(Array.from({ length: Math.min(MOST, availableParallelism()) }, lane));
  return ended;
}

function runJob<Result>(script: URL, job: Job, log: (line: string) => void) {
  return new Promise<Ended<Result>>((resolve) => {
    const fail = (message: string): void =>
      resolve({ league: job.league, malformed: 0, problem: { kind: 'failure', message } });
    const worker = new Worker(script, { workerData: job });
    worker.on('message', (message: Message<Result>) => {
      if ('line' in message) log(message.line);
      else resolve(message.ended);
    });
    worker.on('error', (error) =>
      fail(error instanceof Error ? (error.stack ?? '') : String(error)),
    );
    worker.on('exit', (code) => fail(`the worker ended with code ${code}`));
  });
}

/** The worker's side: does the job it was started with and posts how that ended. */
export async function serveJob<Result>(
  work: (job: Job, log: (line: string) => void) => Promise<Result>,
): Promise<void> {
  const post = (message: Message<Result>): void => parentPort?.postMessage(message);
  const said = new Set<string>();
  // A sport that names a malformed row itself says it no second time.
  const log = (line: string): void => {
    if (!said.has(line) || !/^\S+:\d+: /.test(line)) post({ line });
    said.add(line);
  };
  const job: Job = workerData;
  const tally = startTally(log);
  try {
    const result = await work(job, log);
    post({ ended: { league: job.league, malformed: tally.count(), result } });
  } catch (error) {
    post({ ended: { league: job.league, malformed: tally.count(), problem: problemOf(error) } });
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof MissingFile) return { kind: 'missing', message: error.message };
  if (error instanceof FileError) return { kind: 'file', message: error.message };
  return {
    kind: 'failure',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
