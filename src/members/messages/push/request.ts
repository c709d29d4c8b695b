import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { publicLookup } from './publicLookup.ts';

/** What a push service has answered. */
export interface PushAnswer {
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
 * Posts to a push service. The address that is connected to is the one that was looked at; a redirect is an answer like any
 * other, and is never followed. Throws where no answer comes.
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
        // What it says more is not read.
        answer.destroy();
      },
    );
    asked.on('error', fail);
    asked.end(body);
  });
