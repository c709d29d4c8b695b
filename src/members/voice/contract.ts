import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { CODE } from '#members/account/rules/code.ts';
import { VOICE_PATHS } from './paths.ts';

const line = z.discriminatedUnion('status', [
  /** The line is not on: the page has nothing to say of it. */
  z.object({ status: z.literal('off') }),
  /** Shut out by their own wish. */
  z.object({ status: z.literal('shutOut'), until: instant }),
  z.object({ status: z.literal('notPremium') }),
  z.object({ status: z.literal('none') }),
  z.object({
    status: z.literal('ready'),
    code: z.string().check(z.regex(CODE)),
    madeAt: instant,
  }),
]);

const answer = z.object({ line });
export type VoiceLine = z.infer<typeof line>;

const nothing = z.strictObject({});

/** GET: how the member who asks stands with the voice line, with their code. 401 signed out. */
export const lineCode = { method: 'GET', path: VOICE_PATHS.code, answer } as const;

/** POST: makes a new code, also the first. The one before opens nothing more. 404 while the line is off, 409 for who may have none. */
export const renewCode = {
  method: 'POST',
  path: VOICE_PATHS.renew,
  body: nothing,
  answer,
} as const;

/** POST: no code opens anything until there is a new one. 404 while the line is off. */
export const revokeCode = {
  method: 'POST',
  path: VOICE_PATHS.revoke,
  body: nothing,
  answer,
} as const;
