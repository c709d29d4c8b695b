import process from 'node:process';
import * as z from 'zod';
import { SMS_INBOUND } from '#contract/messages/paths.ts';
import { PHONE } from '#domain/account/phone.ts';
import { replies } from '#domain/messages/consent.ts';
import { toGsm } from '#domain/messages/gsm.ts';
import { inboundWord } from '#domain/messages/inboundWord.ts';
import type { InboundOutcome } from '#server/store/messages.ts';
import { phoneHash } from '#server/tasks/accounts/secrets.ts';
import { SITE } from '#site';
import { privateError } from '../accounts/privateAnswer.ts';
import { reasonOf } from '../billing/reasonOf.ts';
import { promptMessages } from './environment.ts';
import { offered } from './offered.ts';
import { signedForm, twiml } from './signedForm.ts';

const schema = z.object({
  AccountSid: z.string(),
  MessageSid: z.string().regex(/^(?:SM|MM)[\da-f]{32}$/),
  From: z.string(),
  Body: z.string().default(''),
  /** What Twilio took it for, and has answered itself. */
  OptOutType: z.enum(['STOP', 'START', 'HELP']).optional(),
});

const WORD = { STOP: 'stop', START: 'start', HELP: 'help' } as const;

function replyTo(outcome: InboundOutcome, siteUrl: string): string | undefined {
  const { host } = new URL(siteUrl);
  const texts = replies(SITE.name, host, SITE.phone, SITE.helpLine);
  const said: Partial<Record<InboundOutcome, string>> = {
    stopped: texts.stopped,
    started: texts.started,
    'on again': offered() ? texts.onAgain : texts.started,
    help: texts.help,
  };
  const reply = said[outcome];
  return reply === undefined ? undefined : toGsm(reply);
}

/** A text that somebody sent us: STOP, START, HELP and their like, once each, whoever it is. What else is written is not kept. */
export async function receiveText(request: Request): Promise<Response> {
  const signed = await signedForm(request, SMS_INBOUND);
  if (signed instanceof Response) return signed;
  const parsed = schema.safeParse(Object.fromEntries(signed.form));
  if (!parsed.success || parsed.data.AccountSid !== signed.settings.account) {
    return privateError(400, 'Not a text');
  }
  const { MessageSid, From, Body, OptOutType } = parsed.data;
  // Short codes and numbers abroad are no member's.
  if (!PHONE.test(From)) return twiml(undefined);
  const word = OptOutType ? WORD[OptOutType] : inboundWord(Body);
  try {
    const hash = phoneHash(From, process.env.PHONE_HASH_KEY ?? '');
    const messages = promptMessages();
    const take = () => messages.takeInbound(MessageSid, hash, 'sms', word);
    // It counts once, however often it is taken.
    const outcome = await take().catch(take);
    return twiml(OptOutType ? undefined : replyTo(outcome, signed.settings.siteUrl));
  } catch (error) {
    console.error(`A text was not taken: ${reasonOf(error)}`);
    return privateError(503, 'It could not be taken now', { 'retry-after': '30' });
  }
}
