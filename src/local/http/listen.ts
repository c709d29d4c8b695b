import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { inUrl } from '../services/loopback.ts';
import { bindAll } from './bind.ts';
import { toRequest } from './fromNode.ts';
import { type Onward, passMessage } from './passMessage.ts';
import { type TargetReader, targetReader } from './target.ts';
import { writeResponse } from './toNode.ts';

const close = (socket: Duplex, head: string): void => {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${head}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
};

/** Refuses to connect anybody to another server. */
const refuseConnect = (_message: IncomingMessage, socket: Duplex): void =>
  close(socket, '405 Method Not Allowed\r\nAllow: GET, HEAD, POST');

/** Refuses a WebSocket meant for another server. */
const refuseUpgrade = (socket: Duplex): void => close(socket, '421 Misdirected Request');

export type Handler = (request: Request, remoteAddress: string) => Promise<Response>;

export interface HttpServer {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

interface ListenOptions {
  /** Default: any free one. */
  readonly port?: number;
  /** Default: this machine only. */
  readonly host?: string;
  /** Where readers find the server, if not at the listening address: the beginning of its requests' addresses. */
  readonly siteUrl?: string;
  /** Where a message goes on to, by its path with query, without the handler; undefined: the handler answers it. */
  readonly pass?: (message: IncomingMessage, path: string) => Onward | undefined;
  /** Handles WebSockets; without it they are refused. */
  readonly onUpgrade?: (message: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** The response if a handler throws. */
export const serverError = (): Response =>
  Response.json(
    { error: 'Internal server error' },
    { status: 500, headers: { 'cache-control': 'no-store' } },
  );

const refusal = (status: number, reason: string): Response =>
  new Response(`${reason}\n`, { status, headers: { 'cache-control': 'no-store' } });

const notAllowed = (): Response =>
  new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });

/** Errors of a connection that closed before or while the answer was written. */
const GONE: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

const isReaderGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && GONE.includes(error.code);

/** Java's own client offers HTTP/2 with every request: it is served as any other. */
const isUpgrade = ({ headers }: IncomingMessage): boolean =>
  !/\bh2c\b/i.test(headers.upgrade ?? '');

/** How much of a refused body is still taken, in bytes, so that its sender reads the answer before the connection ends. */
const LINGER_BYTES = 262_144;

/** A body that the answer did not wait for is read no further: the connection ends with the answer. */
function leaveUnread(message: IncomingMessage, response: ServerResponse): void {
  if (message.complete) return;
  response.setHeader('connection', 'close');
  let taken = 0;
  message.removeAllListeners('data').on('data', (part: Uint8Array) => {
    taken += part.length;
    if (taken > LINGER_BYTES) message.pause();
  });
  message.resume();
}

/** An idle connection stays open, as before a hosted project: longer than clients keep one, so that none writes into one just closed. */
const KEEP_ALIVE_MS = 75_000;

/** Methods that a web-standard Request cannot have. */
const UNTOLD: readonly (string | undefined)[] = ['TRACE', 'CONNECT'];

/**
 * Serves a web-standard handler over HTTP, for requests meant for this server. The handler always sees our own address, whatever
 * a request's Host says. If it throws, the error is logged and the answer is 500 without details.
 */
export async function listen(handler: Handler, options: ListenOptions = {}): Promise<HttpServer> {
  let origin = '';
  let targetOf: TargetReader = () => ({ status: 421, reason: 'This server is not up yet.' });
  const kept = { shouldUpgradeCallback: isUpgrade, keepAliveTimeout: KEEP_ALIVE_MS };
  const server = createServer(kept, async (message, response) => {
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) gone.abort();
    });
    try {
      const target = targetOf(message);
      if ('status' in target) {
        await writeResponse(refusal(target.status, target.reason), response, message.method);
        return;
      }
      if (UNTOLD.includes(message.method)) {
        await writeResponse(notAllowed(), response, message.method);
        return;
      }
      const onward = options.pass?.(message, target.path);
      if (onward) {
        passMessage(message, response, onward);
        return;
      }
      const request = toRequest(message, origin + target.path, gone.signal);
      const answer = await handler(request, message.socket.remoteAddress ?? '').catch(
        (error: unknown) => {
          if (!gone.signal.aborted) console.error(error);
          return serverError();
        },
      );
      leaveUnread(message, response);
      await writeResponse(answer, response, message.method);
    } catch (error) {
      if (!isReaderGone(error)) console.error(error);
      response.destroy();
    }
  });
  server.on('connect', refuseConnect);
  const { onUpgrade } = options;
  if (onUpgrade) {
    server.on('upgrade', (message: IncomingMessage, socket: Duplex, head: Buffer) => {
      if ('status' in targetOf(message)) refuseUpgrade(socket);
      else onUpgrade(message, socket, head);
    });
  }
  const { host, close } = await bindAll(server, options.port, options.host);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP address');
  const url = `http://${inUrl(host)}:${address.port}`;
  origin = options.siteUrl === undefined ? url : new URL(options.siteUrl).origin;
  targetOf = targetReader(origin);
  return {
    url,
    port: address.port,
    stop: async () => {
      close();
      server.close();
      server.closeAllConnections();
    },
  };
}
