import { once } from 'node:events';
import { createServer } from 'node:net';
import { PlainError } from '../plainError.ts';
import { LOOPBACK } from './loopback.ts';

/** A TCP port that is free at the moment of the call. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no TCP address');
  return address.port;
}

/** Somebody else took the port first. */
export class PortTaken extends PlainError {
  constructor(port: number, whose: string) {
    super(`Port ${port} for ${whose} is taken by another program: try again.`);
  }
}

const TRIES = 5;

/** Uses a free port, or another one if somebody takes it first. */
export async function onFreePort<T>(use: (port: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await use(await freePort());
    } catch (error) {
      if (!(error instanceof PortTaken) || tries === TRIES) throw error;
    }
  }
}
