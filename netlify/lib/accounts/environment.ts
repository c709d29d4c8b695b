import process from 'node:process';
import * as z from 'zod';
import { type Accounts, createAccounts } from '#server/store/accounts.ts';
import { connect } from '#server/store/client.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { type PhoneCodes, phoneCodes } from '#server/store/phoneCodes.ts';

const schema = z.object({
  /** Keys the hashes of banned numbers: never changed, or every ban is forgotten. */
  PHONE_HASH_KEY: z.string().min(32),
  /** Text messages with codes a day, for everybody together. */
  SMS_DAILY_CAP: z.coerce.number().int().positive().default(500),
});

export interface AccountTools {
  readonly accounts: Accounts;
  readonly codes: PhoneCodes;
  readonly phoneKey: string;
  readonly daily: number;
}

let tools: AccountTools | undefined;

/** What sign-in works with, made at its first use. Throws one sentence where the environment lacks something. */
export function accountTools(): AccountTools {
  if (tools) return tools;
  const parsed = schema.safeParse(process.env);
  if (!parsed.success) throw new Error(`Sign-in is not set up: ${z.prettifyError(parsed.error)}`);
  tools = {
    accounts: createAccounts(connect(process.env, PROMPT)),
    codes: phoneCodes(process.env),
    phoneKey: parsed.data.PHONE_HASH_KEY,
    daily: parsed.data.SMS_DAILY_CAP,
  };
  return tools;
}
