import type { IncomingMessage } from 'node:http';

/** Headers of the connection, not of the message: never passed on. */
export const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
]);

const hasBody = (method: string | undefined): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * A message's body, read as far as somebody asks for it. To leave it ends no connection, as Node's own stream would: the
 * answer has still to be sent over it.
 */
function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      message.on('data', (part: Uint8Array) => {
        controller.enqueue(new Uint8Array(part));
        message.pause();
      });
      message.on('end', () => controller.close());
      message.on('error', (error) => controller.error(error));
      message.on('close', () => {
        if (!message.complete) controller.error(new Error('The sender has left'));
      });
      message.pause();
    },
    pull: () => {
      message.resume();
    },
    cancel: () => {
      message.removeAllListeners('data').removeAllListeners('end').removeAllListeners('close');
      message.pause();
    },
  });
}

/** A Node request as web-standard Request, at one of our addresses. */
export function toRequest(message: IncomingMessage, url: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (let i = 0; i < message.rawHeaders.length; i += 2) {
    const name = message.rawHeaders[i] ?? '';
    if (!HOP_BY_HOP.has(name.toLowerCase())) headers.append(name, message.rawHeaders[i + 1] ?? '');
  }
  const init = { method: message.method ?? 'GET', headers, signal };
  if (!hasBody(message.method)) return new Request(url, init);
  return new Request(url, { ...init, body: bodyOf(message), duplex: 'half' } as RequestInit);
}
