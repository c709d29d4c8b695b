import * as z from 'zod';
import { SMS_STATUS } from '#contract/messages/paths.ts';
import { blockOf } from '#server/messaging/twilio/errors.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { reasonOf } from '../billing/reasonOf.ts';
import { promptMessages } from './environment.ts';
import { signedForm } from './signedForm.ts';

const schema = z.object({
  AccountSid: z.string(),
  MessageSid: z.string().regex(/^(?:SM|MM)[\da-f]{32}$/),
  MessageStatus: z.string(),
  ErrorCode: z.coerce.number().int().optional(),
});

/** Our own number of the message, from the address that its status is told to. */
function ownId(address: string): number | undefined {
  const id = Number(new URL(address).searchParams.get('message') ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** What Twilio's final statuses mean to us. With any other status the message is still on its way. */
const STATES: Readonly<Record<string, string>> = {
  delivered: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
};

/** What became of a text of ours. What is final stays, in whatever order and however often it is told. */
export async function receiveReceipt(request: Request): Promise<Response> {
  const signed = await signedForm(request, SMS_STATUS);
  if (signed instanceof Response) return signed;
  const parsed = schema.safeParse(Object.fromEntries(signed.form));
  if (!parsed.success || parsed.data.AccountSid !== signed.settings.account) {
    return privateError(400, 'Not a status');
  }
  const { MessageSid, MessageStatus, ErrorCode } = parsed.data;
  const state = STATES[MessageStatus];
  if (state === undefined) return privateJson(200, { ok: true });
  try {
    const messages = promptMessages();
    const id = await messages.noteReceipt(MessageSid, state, ErrorCode, ownId(request.url));
    const block = state === 'undelivered' ? blockOf(ErrorCode) : undefined;
    if (id !== null && block) await messages.blockNumber(id, block, ErrorCode);
    return privateJson(200, { ok: true });
  } catch (error) {
    console.error(`A status was not taken: ${reasonOf(error)}`);
    return privateError(503, 'It could not be taken now', { 'retry-after': '30' });
  }
}
