import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import type { turnMessagesOff, turnMessagesOn } from '#contract/messages/settings.ts';
import { SMS_CONSENT_VERSION, smsConsentText } from '#domain/messages/consent.ts';
import type { ConsentOutcome } from '#server/store/messages.ts';
import { SITE } from '#site';
import { currentMember } from '../accounts/member.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { whenceOf } from '../accounts/whence.ts';
import { offered, promptMessages } from './environment.ts';

const OK = { ok: true };
const signedOut = (): Response => privateError(401, 'Please sign in first');

const NOT_ON = {
  stopped: [409, 'Your number has said STOP. Text START to the number the picks came from first.'],
  'shut out': [409, 'You have shut yourself out: nothing is sent until that ends.'],
  'no subscription': [403, 'Picks by text are for subscribers.'],
  gone: [401, 'Please sign in first'],
} as const satisfies Readonly<Record<Exclude<ConsentOutcome, 'on'>, readonly [number, string]>>;

/** What the member has chosen, and whether anything may come. */
export async function showMessages(_request: Request, context: Context): Promise<Response> {
  const member = await currentMember(context);
  if (!member) return signedOut();
  const shown = await promptMessages().readSettings(member.user.id, 'sms');
  return privateJson(200, {
    ...shown,
    offered: offered() !== undefined,
    consent: { version: SMS_CONSENT_VERSION, text: smsConsentText(SITE.name) },
  });
}

export async function turnOn(
  { channel, version, settings }: z.infer<typeof turnMessagesOn.body>,
  request: Request,
  context: Context,
): Promise<Response> {
  const member = await currentMember(context);
  if (!member) return signedOut();
  if (!offered()) return privateError(404, 'Picks by text are not offered yet.');
  if (version !== SMS_CONSENT_VERSION) {
    return privateError(
      409,
      'What you agree to reads differently by now. Please load the page again.',
    );
  }
  const outcome = await promptMessages().giveConsent(member.user.id, channel, {
    version,
    wording: smsConsentText(SITE.name),
    settings,
    whence: whenceOf(request, context),
  });
  if (outcome === 'on') return privateJson(200, OK);
  const [status, text] = NOT_ON[outcome];
  return privateError(status, text);
}

/** Also where it is not offered any more: nobody is kept in. */
export async function turnOff(
  { channel }: z.infer<typeof turnMessagesOff.body>,
  request: Request,
  context: Context,
): Promise<Response> {
  const member = await currentMember(context);
  if (!member) return signedOut();
  const whence = whenceOf(request, context);
  await promptMessages().withdrawConsent(member.user.id, channel, whence);
  return privateJson(200, OK);
}
