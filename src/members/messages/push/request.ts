import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { publicLookup } from './publicLookup.ts';

/** A push service's answer. */
interface PushAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Uint8Array;
}

const LIMIT_MS = 10_000;

/**
 * Posts to a push service. It connects to the address that was checked; a redirect is an answer like any other, and is never
 * followed. Throws without an answer.
 * @param standIn whether it is a local start's stand-in, on this machine
 */
export const postPush = (
  { endpoint, headers, body }: PushRequest,
  standIn: boolean,
  lookup: LookupFunction = publicLookup(),
): Promise<PushAnswer> =>
  new Promise((done, fail) => {
    const url = new URL(endpoint);
    const send = url.protocol === 'https:' ? secure : plain;
    const asked = send(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(LIMIT_MS),
        agent: false,
        ...(!standIn && { lookup }),
      },
      (answer) => {
        done({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
        // The rest of the answer is not read.
        answer.destroy();
      },
    );
    asked.on('error', fail);
    asked.end(body);
  });
