import { AsyncLocalStorage } from 'node:async_hooks';
import type { StoreFault } from './kinds.ts';

/** One run as the network sees it: a process of its own. */
export interface RunOnNetwork {
  readonly fault: { readonly fault: StoreFault; readonly at: number } | undefined;
  /** Calls to the store so far. */
  calls: number;
  /** True once the process is dead: none of its calls reaches the store. */
  dead: boolean;
  /** Set while the process is frozen; resolves when it continues. */
  frozen: Promise<void> | undefined;
  /** Called when the fault has happened. */
  readonly struck: (fault: StoreFault) => void;
  /** Ends every connection to the database, or the database itself. */
  readonly end: (what: 'dropped' | 'restarted') => Promise<void>;
  /** Resolves when the frozen process is to continue. */
  readonly thaw: Promise<void>;
}

const runs = new AsyncLocalStorage<RunOnNetwork>();

/** Runs `work` as if in its own process: its calls to the store pass through `run`'s faults. */
export const onNetwork = <T>(run: RunOnNetwork, work: () => Promise<T>): Promise<T> =>
  runs.run(run, work);

const gone = (): TypeError =>
  new TypeError('fetch failed', { cause: new Error('connection lost') });

async function strike(
  run: RunOnNetwork,
  fault: StoreFault,
  send: () => Promise<Response>,
): Promise<Response> {
  run.struck(fault);
  switch (fault) {
    case 'refused':
      throw gone();
    case 'lost': {
      const answer = await send();
      await answer.body?.cancel();
      throw gone();
    }
    case 'unavailable':
      return Response.json({ message: 'Unavailable', code: 'PGRST000' }, { status: 503 });
    case 'dropped':
    case 'restarted':
      await run.end(fault);
      return send();
    case 'killedBefore':
      run.dead = true;
      throw gone();
    case 'killedAfter': {
      const answer = await send();
      await answer.body?.cancel();
      run.dead = true;
      throw gone();
    }
    case 'frozen':
      run.frozen = run.thaw;
      await run.thaw;
      return send();
  }
}

/** Adds the runs' faults to this process's calls to the store at an address; returns a function that removes them. */
export function faultyStore(storeUrl: string): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const run = runs.getStore();
    const url = input instanceof Request ? input.url : String(input);
    const send = () => real(input, init);
    if (!run || !url.startsWith(storeUrl)) return run?.dead ? Promise.reject(gone()) : send();
    if (run.dead) throw gone();
    await run.frozen;
    run.calls += 1;
    return run.fault?.at === run.calls ? strike(run, run.fault.fault, send) : send();
  };
  return () => {
    globalThis.fetch = real;
  };
}
