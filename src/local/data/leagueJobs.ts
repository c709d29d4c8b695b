import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { malformedLine, startTally } from './malformedTally.ts';
import { FileError, type Malformed, MissingFile, tellMalformed } from './readRows.ts';

/** Why a league gave nothing. `missing`: no such file; `file`: it cannot be used; `failure`: everything else. */
export interface Problem {
  readonly kind: 'missing' | 'file' | 'failure';
  readonly message: string;
}

/** How one league's job ended. */
export type Ended<Result> = { readonly league: string } & (
  | { readonly result: Result }
  | { readonly problem: Problem }
);

type Message<Result> =
  | { readonly line: string }
  | { readonly malformed: Malformed }
  | { readonly ended: Ended<Result> };

/** What a worker is started with. */
export interface Job {
  readonly league: string;
  readonly folder: string;
  readonly season?: number;
}

/** All jobs' ends in their order, and how many rows of all files were malformed. */
export interface Finished<Result> {
  readonly ended: readonly Ended<Result>[];
  readonly malformedRows: number;
}

/** More at once than this only fills the memory. */
const MOST = 4;

/**
 * Runs every job in a worker thread of its own, as many at once as there are processors. Progress and malformed rows
 * are logged as they come.
 * @param script a module that calls `serveJob`
 */
export async function runJobs<Result>(
  script: URL,
  jobs: readonly Job[],
  log: (line: string) => void,
): Promise<Finished<Result>> {
  const ended: Ended<Result>[] = [];
  const tally = startTally(log);
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index];
      if (job) ended[index] = await runJob<Result>(script, job, log, tally.add);
    }
  };
  await Promise.all(Array.from({ length: Math.min(MOST, availableParallelism()) }, lane));
  return { ended, malformedRows: tally.count() };
}

function runJob<Result>(
  script: URL,
  job: Job,
  log: (line: string) => void,
  malformed: (row: Malformed) => void,
): Promise<Ended<Result>> {
  return new Promise((resolve) => {
    const fail = (message: string): void =>
      resolve({ league: job.league, problem: { kind: 'failure', message } });
    const worker = new Worker(script, { workerData: job });
    worker.on('message', (message: Message<Result>) => {
      if ('line' in message) log(message.line);
      else if ('malformed' in message) malformed(message.malformed);
      else resolve(message.ended);
    });
    worker.on('error', (error) => fail(textOf(error)));
    worker.on('exit', (code) => fail(`the worker ended with code ${code}`));
  });
}

/** The worker's side: does the job it was started with and posts how that ended. */
export async function serveJob<Result>(
  work: (job: Job, log: (line: string) => void) => Promise<Result>,
): Promise<void> {
  const post = (message: Message<Result>): void => parentPort?.postMessage(message);
  const named = new Set<string>();
  tellMalformed((malformed) => {
    named.add(malformedLine(malformed));
    post({ malformed });
  });
  const job: Job = workerData;
  const { league } = job;
  try {
    // A malformed row that the sport names too is named once.
    const result = await work(job, (line) => !named.has(line) && post({ line }));
    post({ ended: { league, result } });
  } catch (error) {
    post({ ended: { league, problem: problemOf(error) } });
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof MissingFile) return { kind: 'missing', message: error.message };
  if (error instanceof FileError) return { kind: 'file', message: error.message };
  return { kind: 'failure', message: textOf(error) };
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
