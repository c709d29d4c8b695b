import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { PlainError } from '../plainError.ts';
import { LOOPBACK, loopbacks } from '../services/loopback.ts';

/**
 * Default addresses to listen on: a random free port only at one address of this machine, a chosen port at all of them, because
 * browsers take "localhost" to mean either.
 */
function hostsFor(port: number | undefined, host: string | undefined): readonly string[] {
  if (host !== undefined) return [host];
  return port === undefined || loopbacks().length === 0 ? [LOOPBACK] : loopbacks();
}

async function bind(server: Server, port: number | undefined, host: string): Promise<void> {
  server.listen(port ?? 0, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw hostError(error, host) ?? portError(error, port);
  }
}

/**
 * Makes a server listen, with further servers that pass their connections to it.
 * @returns the address it listens at, and a function that stops the others
 */
export async function bindAll(
  server: Server,
  port: number | undefined,
  host: string | undefined,
): Promise<{ readonly host: string; readonly close: () => void }> {
  const [first = LOOPBACK, ...more] = hostsFor(port, host);
  const others = more.map((address) => ({
    address,
    door: createServer((socket) => server.emit('connection', socket)),
  }));
  const close = () => {
    for (const { door } of others) if (door.listening) door.close();
  };
  try {
    for (const { address, door } of others) await bind(door, port, address);
    await bind(server, port, first);
  } catch (error) {
    close();
    throw error;
  }
  return { host: first, close };
}

/** Throws the PlainError that listening on the port would cause, before any work is wasted. */
export async function requireFreePort(port: number, host?: string): Promise<void> {
  const server = createServer();
  const { close } = await bindAll(server, port, host);
  close();
  server.close();
  await once(server, 'close');
}

/** Nothing can listen at an address that is not this machine's: one of `SIMCAST_HOST`, since the others are looked up. */
function hostError(error: unknown, host: string): PlainError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isForeign = code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EADDRNOTAVAIL';
  if (!isForeign || host === LOOPBACK || loopbacks().includes(host)) return undefined;
  return new PlainError(
    `SIMCAST_HOST is "${host}", which is no address of this machine: set it to one, such as 127.0.0.1 or 0.0.0.0, or leave it out.`,
  );
}

function portError(error: unknown, port: number | undefined): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new PlainError(
      `Port ${port} is taken by another program: stop that one, or choose another port, for example PORT=${(port ?? 8888) + 1} npm start.`,
    );
  }
  if (code === 'EACCES') {
    return new PlainError(
      `Port ${port} may not be used by this user: choose one above 1023, for example PORT=8888 npm start.`,
    );
  }
  return error;
}
