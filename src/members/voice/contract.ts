import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { CODE_PATTERN } from '#members/account/rules/code.ts';
import { VOICE_PATHS } from './paths.ts';

const line = z.discriminatedUnion('status', [
  /** The line is off: the page shows nothing about it. */
  z.object({ status: z.literal('off') }),
  /** Shut out at their own wish. */
  z.object({ status: z.literal('shutOut'), until: instant }),
  z.object({ status: z.literal('notPremium') }),
  z.object({ status: z.literal('none') }),
  /** There is a code, but this device is not trusted yet. */
  z.object({ status: z.literal('hidden'), why: z.string() }),
  z.object({
    status: z.literal('ready'),
    code: z.string().check(z.regex(CODE_PATTERN)),
    madeAt: instant,
  }),
]);

const answer = z.object({ line });
export type VoiceLine = z.infer<typeof line>;

const nothing = z.strictObject({});

/** GET: the requesting member's state on the voice line, with their code. 401 signed out. */
export const lineCode = { method: 'GET', path: VOICE_PATHS.code, answer } as const;

/** POST: creates a code, replacing any earlier one. 404 while the line is off, 409 for members who may have none. */
export const renewCode = {
  method: 'POST',
  path: VOICE_PATHS.renew,
  body: nothing,
  answer,
} as const;

/** POST: no code works until a new one is created. 404 while the line is off. */
export const revokeCode = {
  method: 'POST',
  path: VOICE_PATHS.revoke,
  body: nothing,
  answer,
} as const;
