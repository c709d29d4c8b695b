import { isRecord, isText } from './checks.ts';

/** The result of a request that changes something. */
export type Posted =
  | { readonly ok: true; readonly answer: unknown }
  | {
      readonly ok: false;
      /** 0 without an answer. */
      readonly status: number;
      /** The server's message for the reader. */
      readonly message: string | undefined;
      /** Seconds until it may be tried again, if the server says so. */
      readonly retryAfter: number | undefined;
    };

const UNANSWERED = { ok: false, status: 0, message: undefined, retryAfter: undefined } as const;

const messageOf = (answer: unknown): string | undefined =>
  isRecord(answer) && isText(answer.error) ? answer.error : undefined;

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** POSTs JSON to a path of this site. Never throws: no answer, and one that is not JSON, are failures too. */
export async function postJson(path: string, body: object): Promise<Posted> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { ok, status } = response;
    const answer: unknown = await response.json().catch(() => undefined);
    if (ok && answer !== undefined) return { ok, answer };
    const retryAfter = secondsOf(response.headers.get('retry-after'));
    return { ok: false, status, message: messageOf(answer), retryAfter };
  } catch {
    return UNANSWERED;
  }
}
