import * as z from 'zod';
import { DAILY_TEXTS } from '#store/codeDeliveries.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { userDeletion } from './store/authUsers.ts';
import { type CodeResult, noteCodeText } from './store/codeResults.ts';
import { createMembers, type Members } from './store/members.ts';
import { createPasskeys, type Passkeys } from './store/passkeys.ts';
import { type PhoneCodes, phoneCodes } from './store/phoneCodes.ts';
import { createTrust, type Trust } from './store/trust.ts';

const schema = z.object({
  /** Key for hashes of banned numbers: never change it, or all bans are lost. */
  PHONE_HASH_KEY: z.string().min(32),
  /** Most text messages with codes a day, for everybody together. */
  SMS_DAILY_CAP: z.coerce.number().int().positive().default(DAILY_TEXTS),
});

interface SignInSettings {
  readonly phoneKey: string;
  readonly daily: number;
}

/** Settings of sign-in. Throws one sentence if the environment lacks something. */
export const signInSettings: Tool<SignInSettings> = ({ env }) => {
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new Error(`Sign-in is not set up: ${z.prettifyError(parsed.error)}`);
  return { phoneKey: parsed.data.PHONE_HASH_KEY, daily: parsed.data.SMS_DAILY_CAP };
};

/** Codes by Supabase Auth. */
export const codes: Tool<PhoneCodes> = ({ env }) => phoneCodes(env);

/** Which sessions are trusted. */
export const trust: Tool<Trust> = ({ use }) => createTrust(use(promptClient));
/** Members' passkeys. */
export const passkeys: Tool<Passkeys> = ({ use }) => createPasskeys(use(promptClient));

/** What members take with them, and how they leave. */
export const members: Tool<Members> = ({ use }) => createMembers(use(promptClient));

/** Deletes a user at Supabase Auth; one that is gone already, too. */
export const deleteUser: Tool<(id: string) => Promise<unknown>> = ({ env }) => userDeletion(env);

/** Notes what became of a text with a code. */
export const codeNote: Tool<(result: CodeResult) => Promise<unknown>> = ({ use }) => {
  const client = use(promptClient);
  return (result) => noteCodeText(client, result);
};
