import type * as z from 'zod/mini';
import { type Refusal, Refused } from '#contract/refused.ts';
import { offeredChannels, offeredPush } from '#members/account/channels/offered.ts';
import type { Channel } from '#members/account/rules/channel.ts';
import { SIGNED_OUT } from '#members/account/rules/texts.ts';
import { TRUST_FIRST } from '#members/account/rules/trust.ts';
import type { UsedSession, Whence } from '#members/account/store/accounts.ts';
import { withZone } from '#members/account/verbs/withZone.ts';
import { SITE } from '#site';
import type { Site } from '#wiring';
import type { turnMessagesOn } from '../contract/settings.ts';
import { isPushEndpoint } from '../push/endpoint.ts';
import { NO_TEAM, NOT_SUBSCRIBED, SHUT_OUT_REFUSAL } from '../refusals.ts';
import { consentFor } from '../rules/consents.ts';
import { welcomeMessage } from '../rules/welcome.ts';
import type { Consent, ConsentOutcome } from '../store/messages.ts';
import { channels, messages } from '../tools.ts';
import { sendOwn } from './sendOwn.ts';

type Wanted = z.infer<typeof turnMessagesOn.body>;

const NOT_ON: Readonly<Record<Exclude<ConsentOutcome, 'on' | 'stopped'>, Refusal>> = {
  'shut out': SHUT_OUT_REFUSAL,
  'no subscription': NOT_SUBSCRIBED,
  'no such team': NO_TEAM,
  untrusted: ['trustFirst', TRUST_FIRST],
  'no address': ['conflict', 'Please confirm an address first.'],
  gone: ['signedOut', SIGNED_OUT],
};

const STOPPED: Readonly<Record<Channel, string>> = {
  sms: 'You texted STOP. To turn texts on, first text START to the number the picks came from.',
  push: 'We cannot send to this device. Please choose another way.',
  email: 'E-mails to this address are stopped. Please confirm it again first.',
};

const READS_DIFFERENTLY = 'The wording has changed. Please reload the page and agree again.';

/** Turns notifications on for a device with a known push service: the server calls nothing else that a browser names. */
async function turnPushOn(
  { env, use }: Site,
  { user }: UsedSession,
  { subscription }: Wanted,
  consent: Consent,
): Promise<ConsentOutcome> {
  const settings = offeredPush(env);
  if (!settings)
    throw new Refused('notFound', 'We do not send notifications yet. Please choose another way.');
  if (!subscription)
    throw new Refused(
      'invalid',
      'The browser named no device. Please reload the page and try again.',
    );
  if (!isPushEndpoint(subscription.endpoint, settings.standIn))
    throw new Refused(
      'invalid',
      'We cannot send notifications to this browser. Please choose another way.',
    );
  return use(channels).turnPushOn(user.id, consent, subscription, settings.publicKey);
}

/** Turns on one more channel for a member's picks. Throws Refused if that is impossible. */
export async function turnOn(
  site: Site,
  who: UsedSession,
  wanted: Wanted,
  whence: Whence,
): Promise<void> {
  const { channel, version, settings } = wanted;
  const memberId = who.user.id;
  if (!offeredChannels(site.env)[channel])
    throw new Refused('notFound', 'We do not send picks this way yet. Please choose another.');
  const wording = consentFor(channel, SITE.name);
  if (version !== wording.version) throw new Refused('conflict', READS_DIFFERENTLY);
  const consent = { version, wording: wording.text, settings, whence, sessionId: who.sessionId };
  const outcome = await withZone(
    channel === 'push'
      ? turnPushOn(site, who, wanted, consent)
      : site.use(messages).giveConsent(memberId, channel, consent),
  );
  if (outcome === 'on') {
    const sender = { name: SITE.name, host: new URL(site.env.URL ?? SITE.url).host };
    const { title, body } = welcomeMessage(channel, settings, sender);
    // If it cannot be sent at once, the next scheduled run does, within five minutes.
    if (await site.use(messages).welcome(memberId, channel, title, body))
      await sendOwn(site, memberId, channel).catch(() => undefined);
    return;
  }
  if (outcome === 'stopped') throw new Refused('conflict', STOPPED[channel]);
  throw new Refused(...NOT_ON[outcome]);
}
