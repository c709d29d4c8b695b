import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Usage } from './usage.ts';

export interface ServerUnderLoad {
  readonly url: string;
  readonly usage: (collected?: 'collected') => Promise<Usage>;
  readonly stop: () => void;
}

/** Starts the functions, or the whole site over a published folder, in a separate process. */
export async function startLoadedServer(
  what: 'functions' | 'site',
  dist: string,
): Promise<ServerUnderLoad> {
  const child = fork(join(import.meta.dirname, 'server.ts'), [what, dist], { stdio: 'inherit' });
  const told = async <T>(): Promise<T> => {
    const [message] = (await once(child, 'message')) as [T];
    return message;
  };
  const url = await told<string>();
  return {
    url,
    usage: (collected) => {
      child.send(collected ?? 'now');
      return told<Usage>();
    },
    stop: () => child.disconnect(),
  };
}
