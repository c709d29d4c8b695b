import type { User } from '#contract/auth/user.ts';
import { SHUT_OUT } from '#domain/bets/pause.ts';
import { privateError } from './privateAnswer.ts';

/** Refuses members who have shut themselves out, by what the database says of their session; answers all others. */
export const unlessShutOut =
  <Rest extends readonly unknown[]>(
    run: (member: User, ...rest: Rest) => Promise<Response>,
  ): ((member: User, ...rest: Rest) => Promise<Response>) =>
  async (member, ...rest) =>
    member.shutOutUntil === null ? run(member, ...rest) : privateError(403, SHUT_OUT);
