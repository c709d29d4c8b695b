import type { User } from '#contract/auth/user.ts';
import { SHUT_OUT } from '#domain/bets/pause.ts';
import { privateError } from './privateAnswer.ts';

/** Refuses who has shut themselves out, as the session's answer from the database says; others are answered. */
export const unlessShutOut =
  <Rest extends readonly unknown[]>(
    run: (member: User, ...rest: Rest) => Promise<Response>,
  ): ((member: User, ...rest: Rest) => Promise<Response>) =>
  async (member, ...rest) =>
    member.shutOutUntil === null ? run(member, ...rest) : privateError(403, SHUT_OUT);
