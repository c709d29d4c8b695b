import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** Headers of the connection, not of the message: never passed on. */
export const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
]);

const hasBody = (method: string | undefined): boolean => method !== 'GET' && method !== 'HEAD';

/** A Node request as web-standard Request, at one of our addresses. */
export function toRequest(message: IncomingMessage, url: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (let i = 0; i < message.rawHeaders.length; i += 2) {
    const name = message.rawHeaders[i] ?? '';
    if (!HOP_BY_HOP.has(name.toLowerCase())) headers.append(name, message.rawHeaders[i + 1] ?? '');
  }
  const init = { method: message.method ?? 'GET', headers, signal };
  if (!hasBody(message.method)) return new Request(url, init);
  // Node's and the DOM's stream types differ in name only.
  const body: unknown = Readable.toWeb(message);
  return new Request(url, { ...init, body: body as ReadableStream, duplex: 'half' } as RequestInit);
}
