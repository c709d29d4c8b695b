import type { ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { HOP_BY_HOP } from './fromNode.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;
type Read = ReadableStreamReadResult<Uint8Array>;

function writeHead(answer: Response, response: ServerResponse): void {
  response.statusCode = answer.status;
  if (answer.statusText) response.statusMessage = answer.statusText;
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && !HOP_BY_HOP.has(name)) response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
}

/** Resolves when the reader has taken what was written, or is gone. */
const taken = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });

async function pass(first: Read, second: Promise<Read>, reader: Reader, response: ServerResponse) {
  let part = first;
  let next: Promise<Read> | undefined = second;
  while (!part.done) {
    if (response.destroyed) return;
    if (!response.write(part.value)) await taken(response);
    part = await (next ?? reader.read());
    next = undefined;
  }
  response.end();
}

/**
 * Writes a web-standard Response, piece by piece as it arrives; a HEAD request gets no body. A complete body is sent at once,
 * with its length. If the reader leaves, the body is canceled.
 */
export async function writeResponse(
  answer: Response,
  response: ServerResponse,
  method: string | undefined,
): Promise<void> {
  writeHead(answer, response);
  if (method === 'HEAD' || answer.body === null) {
    await answer.body?.cancel();
    response.end();
    return;
  }
  const reader: Reader = answer.body.getReader();
  const leave = () => void reader.cancel().catch(() => {});
  response.once('close', leave);
  const first = await reader.read();
  const second = first.done ? Promise.resolve(first) : reader.read();
  // A later failure is thrown at the place that awaits it.
  second.catch(() => {});
  const soon = await Promise.race([second, turn(undefined)]);
  if (response.destroyed) return;
  if (soon?.done) response.end(first.value);
  else await pass(first, second, reader, response);
  response.off('close', leave);
}
