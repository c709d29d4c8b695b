import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CONNECTIONS } from './fire.ts';
import type { ServerUnderLoad } from './startServer.ts';

const WATCHED_S = 5;

/** Processor time in each second after a burst of readers who send a request and leave at once, ms. */
export async function afterBurst(server: ServerUnderLoad, path: string): Promise<string> {
  const { hostname, port, host } = new URL(server.url);
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      await once(socket, 'connect');
      return socket;
    }),
  );
  for (const socket of sockets) socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  await wait(20);
  for (const socket of sockets) socket.resetAndDestroy();
  const spent: string[] = [];
  let { cpuMs } = await server.usage();
  for (let second = 0; second < WATCHED_S; second += 1) {
    await wait(1_000);
    const now = await server.usage();
    spent.push((now.cpuMs - cpuMs).toFixed(0));
    cpuMs = now.cpuMs;
  }
  return `${CONNECTIONS} readers ask for ${path} and leave: processor time of the seconds after, ms: ${spent.join(', ')}`;
}
