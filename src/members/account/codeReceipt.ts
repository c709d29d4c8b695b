import * as z from 'zod';
import { Refused } from '#contract/refused.ts';
import { troubleOfCode } from '#domain/operation/textTroubles.ts';
import { hook } from '#http/hook.ts';
import { webhookSettings } from './channels/smsSettings.ts';
import { CODE_STATUS } from './contract/paths.ts';
import { codeNote } from './tools.ts';
import { readSigned } from './twilio/readSigned.ts';

/** Bytes of a report. */
const LARGEST = 10_000;

const schema = z.object({
  AccountSid: z.string(),
  MessageStatus: z.string(),
  ErrorCode: z.coerce.number().int().optional(),
});

/** Our meaning of a status; the others are intermediate. */
const STATES: Readonly<Record<string, 'delivered' | 'undelivered'>> = {
  delivered: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
};

/** Delivery reports of texts with codes: carriers say minutes later that they keep them back. */
export const CODE_RECEIPTS = hook(
  {
    path: CODE_STATUS,
    signed: async (call) => {
      const settings = webhookSettings(call.site.env);
      if (!settings) throw new Refused('notFound', 'Not found');
      const form = await readSigned(call, { ...settings, path: CODE_STATUS, largest: LARGEST });
      const parsed = schema.safeParse(Object.fromEntries(form));
      const text = z.uuid().safeParse(call.url.searchParams.get('text'));
      if (!(parsed.success && text.success) || parsed.data.AccountSid !== settings.account)
        throw new Refused('invalid', 'Not a status');
      return { ...parsed.data, text: text.data };
    },
    notTaken: () => 'A status of a code was not taken',
  },
  async ({ text, MessageStatus, ErrorCode: code }, { site }) => {
    const state = STATES[MessageStatus];
    if (state === undefined) return { ok: true };
    const trouble = state === 'undelivered' ? troubleOfCode(code) : undefined;
    await site.use(codeNote)({ text, state, trouble, code });
    return { ok: true };
  },
);
