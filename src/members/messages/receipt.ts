import * as z from 'zod';
import { Refused } from '#contract/refused.ts';
import { hook } from '#http/hook.ts';
import { SMS_STATUS } from './contract/paths.ts';
import { signedForm } from './signedForm.ts';
import { messages } from './tools.ts';
import { lastingBlockOf } from './twilio/errors.ts';

const schema = z.object({
  AccountSid: z.string(),
  MessageSid: z.string().regex(/^(?:SM|MM)[\da-f]{32}$/),
  MessageStatus: z.string(),
  ErrorCode: z.coerce.number().int().optional(),
});

/** Our own number of the message, from the address that its status is reported to. */
function ownId({ searchParams }: URL): number | undefined {
  const id = Number(searchParams.get('message') ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Our meaning of a status; the others are intermediate. */
const STATES: Readonly<Record<string, string>> = {
  delivered: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
};

/** Delivery reports of our texts. A final state stays, in whatever order and however often reports come. */
export const TEXT_RECEIPTS = hook(
  {
    path: SMS_STATUS,
    signed: async (call) => {
      const { form, settings } = await signedForm(call, SMS_STATUS);
      const parsed = schema.safeParse(Object.fromEntries(form));
      if (!parsed.success || parsed.data.AccountSid !== settings.account)
        throw new Refused('invalid', 'Not a status');
      return parsed.data;
    },
    notTaken: () => 'A status was not taken',
  },
  async ({ MessageSid, MessageStatus, ErrorCode }, { site, url }) => {
    const state = STATES[MessageStatus];
    if (state === undefined) return { ok: true };
    const store = site.use(messages);
    const id = await store.noteReceipt(MessageSid, state, ErrorCode, ownId(url));
    const block = state === 'undelivered' ? lastingBlockOf(ErrorCode) : undefined;
    if (id !== null && block) await store.blockNumber(id, block, ErrorCode);
    return { ok: true };
  },
);
