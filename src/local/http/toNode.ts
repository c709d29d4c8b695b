import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { HOP_BY_HOP } from './fromNode.ts';

/** Writes a web-standard Response, piece by piece as it comes; a HEAD request gets no body. */
export async function writeResponse(
  answer: Response,
  response: ServerResponse,
  method: string | undefined,
): Promise<void> {
  response.statusCode = answer.status;
  if (answer.statusText) response.statusMessage = answer.statusText;
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && !HOP_BY_HOP.has(name)) response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (method === 'HEAD' || answer.body === null) {
    await answer.body?.cancel();
    response.end();
    return;
  }
  // Node's and the DOM's stream types differ in name only.
  const body: unknown = answer.body;
  await pipeline(Readable.fromWeb(body as NodeReadableStream), response);
}
