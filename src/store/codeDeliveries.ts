import * as z from 'zod';
import { type CodeDeliveries, TEXT_STATES } from '#domain/operation/codeDeliveries.ts';
import { isTextTrouble } from '#domain/operation/textTroubles.ts';
import type { Environment } from '#wiring';
import { type Client, readData } from './client.ts';
import { timestampColumn } from './columns.ts';

/** Texts with codes an hour for the whole project: `sms_sent` in supabase/config.toml. */
const HOURLY_TEXTS = 300;
/** E-mails a day, for everybody, with codes that confirm an address: ask_email in the database. */
const DAILY_EMAILS = 500;
/** Texts with codes a day for everybody, and as many e-mails to sign in, if SMS_DAILY_CAP is not set. */
export const DAILY_TEXTS = 500;

const known = timestampColumn.nullable().transform((at) => at ?? undefined);
const use = { used: z.int(), cap: z.int(), halfAt: known };

const trouble = z
  .object({ times: z.int(), since: timestampColumn })
  .nullable()
  .transform((now) => now ?? undefined);

const schema = z.object({
  texts: z.array(
    z.object({
      state: z.enum(TEXT_STATES),
      trouble: z
        .string()
        .nullable()
        .transform((text) => (isTextTrouble(text) ? text : undefined)),
      at: timestampColumn,
    }),
  ),
  unasked: z.int(),
  unaskedSince: known,
  withheld: z.int(),
  withheldSince: known,
  projectCap: trouble,
  away: trouble,
  failed: z.int(),
  failedNetworks: z.int(),
  failedSince: known,
  day: z.object({ ...use, strangers: z.int(), strangersCap: z.int() }),
  hour: z.object(use),
  emails: z.object(use),
  signInEmails: z.object(use),
});

/** The site's cap of codes a day. */
const dailyCap = ({ SMS_DAILY_CAP }: Environment): number => {
  const cap = Number(SMS_DAILY_CAP || DAILY_TEXTS);
  return Number.isSafeInteger(cap) && cap > 0 ? cap : DAILY_TEXTS;
};

/** What became of the last day's codes, and how much of the caps is used. @param environment has the cap of a day */
export const readCodeDeliveries = (
  client: Client,
  environment: Environment,
): Promise<CodeDeliveries> =>
  readData(
    'reading what became of codes',
    client.rpc('code_text_state', {
      p_daily: dailyCap(environment),
      p_hourly: HOURLY_TEXTS,
      p_emails: DAILY_EMAILS,
    }),
    schema,
  );
