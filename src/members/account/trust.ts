import { Refused } from '#contract/refused.ts';
import type { Guard } from '#http/endpoint.ts';
import { type Classed, withAccess } from '#http/own.ts';
import { TRUST_FIRST } from './rules/trust.ts';
import type { UsedSession } from './store/accounts.ts';

/** Refuses a session that is not trusted with what its member had before it, as the database says now. */
export function requireTrust(used: UsedSession): UsedSession {
  if (used.trust === null) throw new Refused('trustFirst', TRUST_FIRST);
  return used;
}

/** For what harms nobody, whoever answers the number now: a member with a new phone keeps what they pay for. */
export const anyDevice = <Who>(guard: Guard<Who>): Classed<Who> => withAccess('open', guard);

/**
 * For choices: open until what it changes was chosen on another device, as the database says while it changes it. An action with
 * this guard calls `refuseElsewhere` with the answer.
 */
export const onceSet = <Who>(guard: Guard<Who>): Classed<Who> =>
  withAccess('trust once set', guard);

/** Refuses what the database did not change because it was chosen on another device. */
export function refuseElsewhere(wasChosenElsewhere: boolean): void {
  if (wasChosenElsewhere) throw new Refused('trustFirst', TRUST_FIRST);
}

/** For what was there before the device: to see it, change it, take it or delete it. */
export const trustedDevice = (guard: Guard<UsedSession>): Classed<UsedSession> =>
  withAccess('trust', async (call) => requireTrust(await guard(call)));
