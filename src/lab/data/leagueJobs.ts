import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { malformedLine, startTally } from './malformedTally.ts';
import { FileError, type Malformed, MissingFile, tellMalformed } from './readRows.ts';

/** Why a league has no result. `missing`: no such file; `file`: it cannot be used; `failure`: everything else. */
interface Problem {
  readonly kind: 'missing' | 'file' | 'failure';
  readonly message: string;
}

/** How one league's job ended. */
type Ended<Result> = { readonly league: string } & (
  | { readonly result: Result }
  | { readonly problem: Problem }
);

type Message<Result> =
  | { readonly line: string }
  | { readonly malformed: Malformed }
  | { readonly ended: Ended<Result> };

/** A worker's input: one league, or several that share their fits and run one after the other. */
export interface LeagueDataJob {
  readonly leagues: readonly string[];
  readonly folder: string;
  readonly season?: number;
  /** Folder in which slow results are kept for the next run. */
  readonly keep?: string;
  /** The league's players, not its games: their parameters, or what is known of them after the last game. */
  readonly players?: 'params' | 'start';
  /** The rest of the league's games from a state of them. */
  readonly live?: true;
}

/** One league of a job. */
export type LeagueJob = Omit<LeagueDataJob, 'leagues'> & { readonly league: string };

/** How all leagues ended, in the order of the jobs, and the number of malformed rows in all files. */
interface Finished<Result> {
  readonly ended: readonly Ended<Result>[];
  readonly malformedRows: number;
}

/** Running more at once only fills the memory. */
const MOST = 4;

/**
 * Runs every job in its own worker thread, as many at once as there are processors. Progress and malformed rows
 * are logged as they come.
 * @param script a module that calls `serveJob`
 */
export async function runJobs<Result>(
  script: URL,
  jobs: readonly LeagueDataJob[],
  log: (line: string) => void,
): Promise<Finished<Result>> {
  const ended: Ended<Result>[][] = [];
  const tally = startTally(log);
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index];
      if (job) ended[index] = await runJob<Result>(script, job, log, tally.add);
    }
  };
  await Promise.all(Array.from({ length: Math.min(MOST, availableParallelism()) }, lane));
  return { ended: ended.flat(), malformedRows: tally.count() };
}

function runJob<Result>(
  script: URL,
  job: LeagueDataJob,
  log: (line: string) => void,
  malformed: (row: Malformed) => void,
): Promise<Ended<Result>[]> {
  return new Promise((resolve) => {
    const ended: Ended<Result>[] = [];
    const end = (message: string): void => {
      const left = job.leagues.slice(ended.length);
      const problem: Problem = { kind: 'failure', message };
      resolve([...ended, ...left.map((league) => ({ league, problem }))]);
    };
    const worker = new Worker(script, { workerData: job });
    worker.on('message', (message: Message<Result>) => {
      if ('line' in message) log(message.line);
      else if ('malformed' in message) malformed(message.malformed);
      else ended.push(message.ended);
    });
    worker.on('error', (error) => end(textOf(error)));
    worker.on('exit', (code) => end(`the worker ended with code ${code}`));
  });
}

/** The worker's side: runs the job's leagues one after the other and posts how each ended. */
export async function serveJob<Result>(
  work: (job: LeagueJob, log: (line: string) => void) => Promise<Result>,
): Promise<void> {
  const post = (message: Message<Result>): void => parentPort?.postMessage(message);
  const named = new Set<string>();
  tellMalformed((malformed) => {
    named.add(malformedLine(malformed));
    post({ malformed });
  });
  // A malformed row that the sport also names is named only once.
  const log = (line: string): unknown => named.has(line) || post({ line });
  const { leagues, ...rest }: LeagueDataJob = workerData;
  for (const league of leagues) {
    try {
      post({ ended: { league, result: await work({ league, ...rest }, log) } });
    } catch (error) {
      post({ ended: { league, problem: problemOf(error) } });
    }
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof MissingFile) return { kind: 'missing', message: error.message };
  if (error instanceof FileError) return { kind: 'file', message: error.message };
  return { kind: 'failure', message: textOf(error) };
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
