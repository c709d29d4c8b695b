import { Refused } from '#contract/refused.ts';
import { reasonOf } from '#jobLog';
import type { Call, Endpoint, Guard } from './endpoint.ts';
import { OWN_JSON, privateJson, sentAs } from './json.ts';

interface Hook<Told> {
  readonly path: string;
  /** Refuses everybody while there is nothing here. */
  readonly hidden?: Guard<unknown>;
  /** What was told, by its signature. Throws Refused where it is not signed, too large, or there is nobody to tell. */
  readonly signed: (call: Call) => Promise<Told>;
  /** What the log says before the reason where it could not be taken: "A text was not taken". */
  readonly notTaken: (told: Told) => string;
  /** What the other service is told then, which sends it again. */
  readonly failed?: Refused;
}

const FAILED = new Refused('unavailable', 'It could not be taken now', { retryAfter: 30 });

/** What another service tells us, signed. What fails is logged without keys and without what was told. */
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
 * What was signed with one of several secrets; undefined where it was with none of them.
 * @param secrets with `|` between two while one takes the place of the other
 * @param verify answers what was signed, or throws
 */
export function withAnySecret<T>(secrets: string, verify: (secret: string) => T): T | undefined {
  for (const secret of secrets.split('|')) {
    if (secret === '') continue;
    try {
      return verify(secret);
    } catch {
      // Signed with another secret, or by nobody we know.
    }
  }
  return undefined;
}
