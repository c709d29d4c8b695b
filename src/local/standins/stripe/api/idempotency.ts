import { type Account, nowOf } from '../account.ts';
import { type Reply, replyTo, StripeFailure } from '../failure.ts';
import type { Answered } from '../state.ts';

const LONGEST_KEY = 255;
const KEPT_S = 24 * 3600;
const FORGOTTEN: readonly number[] = [401, 403, 404, 409, 429];

/** What must be equal for a call to count as a repetition. */
export const fingerprint = (method: string, path: string, body: string): string =>
  JSON.stringify([method, path, [...new URLSearchParams(body)].sort()]);

const failure = (status: number, message: string, code?: string): StripeFailure =>
  new StripeFailure(status, { type: 'idempotency_error', message, code });

/** The earlier answer to this key; undefined if the key is new. */
function earlierAnswer(
  account: Account,
  underWay: ReadonlySet<string>,
  key: string,
  request: string,
): Answered | undefined {
  if (key.length > LONGEST_KEY) {
    throw failure(400, `Idempotency keys are at most ${LONGEST_KEY} characters long.`);
  }
  if (underWay.has(key)) {
    const message =
      'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through). Please try again later.';
    throw failure(409, message, 'idempotency_key_in_use');
  }
  const { answered } = account.state;
  const earlier = answered[key];
  if (earlier === undefined) return undefined;
  if (earlier.at < nowOf(account) - KEPT_S) {
    delete answered[key];
    return undefined;
  }
  if (earlier.request !== request) {
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    throw failure(400, message);
  }
  return earlier;
}

/** Calls refused before execution are not stored; all others, including failures, get the same answer again. */
function keptReply(error: unknown): Reply {
  const reply = replyTo(error);
  const isWrong = error instanceof StripeFailure && error.body.param !== undefined;
  const isForgotten = reply.status === 400 ? isWrong : FORGOTTEN.includes(reply.status);
  if (isForgotten) throw error;
  return reply;
}

/**
 * Carries out a key's call once; the same call gets the same answer from then on.
 * @param underWay the keys of unfinished calls
 * @param request its fingerprint
 */
export async function once(
  account: Account,
  underWay: Set<string>,
  key: string,
  request: string,
  run: () => Promise<Reply>,
): Promise<Reply> {
  const earlier = earlierAnswer(account, underWay, key, request);
  if (earlier !== undefined) return { ...earlier, replayed: true };
  underWay.add(key);
  try {
    const reply = await run().catch(keptReply);
    const { status, body } = structuredClone(reply);
    account.state.answered[key] = { request, status, body, at: nowOf(account) };
    return reply;
  } finally {
    underWay.delete(key);
  }
}
