import { setTimeout as wait } from 'node:timers/promises';
import { readHookAnswer } from './hookAnswer.ts';
import { postHook } from './hookPost.ts';
import { AuthRefusal, failedRefusal } from './refusal.ts';
import { signedHeaders } from './signedHeaders.ts';

/** Supabase's "Send SMS" hook. */
export interface SmsHook {
  /** https, or http to this machine. */
  readonly uri: string;
  /** `v1,whsec_` and the key in base64; several with `|` between. */
  readonly secrets: string;
}

interface HookTiming {
  /** Time limit of all tries together. */
  readonly withinMs: number;
  /** Pause after a try without a response. */
  readonly pauseMs: number;
}

const TRIES = 3;
const TIMING: HookTiming = { withinMs: 5_000, pauseMs: 2_000 };

const tooSlow = ({ withinMs }: HookTiming): AuthRefusal =>
  new AuthRefusal(
    422,
    'hook_timeout',
    `Failed to reach hook within maximum time of ${(withinMs / 1000).toFixed(6)} seconds`,
  );

const unreachable = (): AuthRefusal =>
  new AuthRefusal(422, 'hook_timeout_after_retry', 'Failed to reach hook after maximum retries');

/** Whether the response requests another try. */
const isBusy = (answer: Response): boolean =>
  [429, 503].includes(answer.status) && Boolean(answer.headers.get('retry-after'));

/**
 * Calls the hook until it answers, up to three times within five seconds, each time as a new message. Returns if it says that the
 * text is on its way; otherwise throws the caller's refusal.
 */
export async function callHook(
  { uri, secrets }: SmsHook,
  payload: unknown,
  timing: HookTiming = TIMING,
): Promise<void> {
  const body = JSON.stringify(payload);
  const signal = AbortSignal.timeout(timing.withinMs);
  for (let tried = 1; tried <= TRIES; tried++) {
    const headers = signedHeaders(body, secrets);
    const answer = await postHook(uri, { body, headers, signal }).catch(() => undefined);
    if (answer !== undefined && isBusy(answer)) {
      await answer.body?.cancel();
      continue;
    }
    if (answer !== undefined) return readHookAnswer(answer);
    if (!signal.aborted && tried === TRIES) throw unreachable();
    if (!signal.aborted) await wait(timing.pauseMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) throw tooSlow(timing);
  }
  throw failedRefusal('Service currently unavailable due to hook');
}
