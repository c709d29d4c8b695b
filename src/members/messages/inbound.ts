import * as z from 'zod';
import { Refused } from '#contract/refused.ts';
import { toGsm } from '#domain/words/gsm.ts';
import { hook } from '#http/hook.ts';
import { offeredSms } from '#members/account/channels/offered.ts';
import { PHONE } from '#members/account/rules/phone.ts';
import { phoneHash } from '#members/account/verbs/secrets.ts';
import { SITE } from '#site';
import type { Environment } from '#wiring';
import { SMS_INBOUND } from './contract/paths.ts';
import { replies } from './rules/consent.ts';
import { inboundWord } from './rules/inboundWord.ts';
import { signedForm, twiml } from './signedForm.ts';
import type { InboundOutcome } from './store/messages.ts';
import { messages } from './tools.ts';

const schema = z.object({
  AccountSid: z.string(),
  MessageSid: z.string().regex(/^(?:SM|MM)[\da-f]{32}$/),
  From: z.string(),
  Body: z.string().default(''),
  /** Twilio's classification; it has already answered the text itself. */
  OptOutType: z.enum(['STOP', 'START', 'HELP']).optional(),
});

const WORD = { STOP: 'stop', START: 'start', HELP: 'help' } as const;

function replyTo(outcome: InboundOutcome, siteUrl: string, env: Environment): string | undefined {
  const { host } = new URL(siteUrl);
  const texts = replies(SITE.name, host, SITE.phone, SITE.helpLine);
  const said: Partial<Record<InboundOutcome, string>> = {
    stopped: texts.stopped,
    started: texts.started,
    'on again': offeredSms(env) ? texts.onAgain : texts.started,
    help: texts.help,
  };
  const reply = said[outcome];
  return reply === undefined ? undefined : toGsm(reply);
}

/** Incoming texts: STOP, START, HELP and the like, once each, from anybody. Other content is not stored. */
export const INBOUND_TEXTS = hook(
  {
    path: SMS_INBOUND,
    signed: async (call) => {
      const { form, settings } = await signedForm(call, SMS_INBOUND);
      const parsed = schema.safeParse(Object.fromEntries(form));
      if (!parsed.success || parsed.data.AccountSid !== settings.account)
        throw new Refused('invalid', 'Not a text');
      return { ...parsed.data, siteUrl: settings.siteUrl };
    },
    notTaken: () => 'A text was not taken',
  },
  async ({ MessageSid, From, Body, OptOutType, siteUrl }, { site: { env, use } }) => {
    // Short codes and foreign numbers belong to no member.
    if (!PHONE.test(From)) return twiml(undefined);
    const word = OptOutType ? WORD[OptOutType] : inboundWord(Body);
    const hash = phoneHash(From, env.PHONE_HASH_KEY ?? '');
    const take = async () => use(messages).takeInbound(MessageSid, hash, 'sms', word);
    // It counts once, even if processed twice.
    const outcome = await take().catch(take);
    return twiml(OptOutType ? undefined : replyTo(outcome, siteUrl, env));
  },
);
