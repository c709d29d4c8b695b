import { Refused } from '#contract/refused.ts';
import { reasonOf } from '#jobLog';
import type { Call, Endpoint, Guard } from './endpoint.ts';
import { OWN_JSON, privateJson, sentAs } from './json.ts';

interface Hook<Told> {
  readonly path: string;
  /** Refuses everybody while the endpoint is turned off. */
  readonly hidden?: Guard<unknown>;
  /** The message, once its signature is verified. Throws Refused if it is unsigned, too large, or for nobody we know. */
  readonly signed: (call: Call) => Promise<Told>;
  /** What the log says before the reason if it could not be handled: "A text was not taken". */
  readonly notTaken: (told: Told) => string;
  /** The response to the other service in that case; it will send the message again. */
  readonly failed?: Refused;
}

const FAILED = new Refused('unavailable', 'It could not be taken now', { retryAfter: 30 });

/** An endpoint for another service's signed messages. A failure is logged without keys and without the message. */
export const hook = <Told>(
  { path, hidden, signed, notTaken, failed = FAILED }: Hook<Told>,
  take: (told: Told, call: Call) => Promise<object>,
): Endpoint => ({
  methods: ['POST'],
  path,
  kind: { ...OWN_JSON, failed, ...(hidden && { hidden }) },
  answer: async (call) => {
    const told = await signed(call);
    try {
      return sentAs(await take(told, call), privateJson);
    } catch (error) {
      if (error instanceof Refused) throw error;
      console.error(`${notTaken(told)}: ${reasonOf(error)}`);
      throw failed;
    }
  },
});

/**
 * The content signed with one of several secrets; undefined if none of them fits.
 * @param secrets one secret, or two with `|` between them while one replaces the other
 * @param verify returns the signed content, or throws
 */
export function withAnySecret<T>(secrets: string, verify: (secret: string) => T): T | undefined {
  for (const secret of secrets.split('|')) {
    if (secret === '') continue;
    try {
      return verify(secret);
    } catch {
      // Signed with the other secret, or by a stranger.
    }
  }
  return undefined;
}
