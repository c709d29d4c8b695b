import { offeredEmail, offeredPush, offeredSms } from '#members/account/channels/offered.ts';
import { SITE } from '#site';
import { patientPlayers } from '#slate/answers/followed/players.ts';
import { patientSeasons } from '#slate/answers/followedSeasons.ts';
import { sayableDay } from '#slate/answers/sayableDay.ts';
import { patientClient, promptClient } from '#store/tools.ts';
import type { Site, Tool } from '#wiring';
import { emailChannel } from './email/emailChannel.ts';
import { pushChannel } from './push/pushChannel.ts';
import { createEmailSignIns, type EmailSignIns } from './store/emailSignIns.ts';
import { createLetters, type Letters } from './store/letters.ts';
import { createMessageChannels, type MessageChannels } from './store/messageChannels.ts';
import { createMessages, type Messages } from './store/messages.ts';
import { twilioChannel } from './twilio/twilioChannel.ts';
import type { Channels } from './verbs/sendClaimed.ts';
import type { DigestTools } from './verbs/sendDigests.ts';

/** Consents, wishes and messages, for answers to a reader or a webhook. */
export const messages: Tool<Messages> = ({ use }) => createMessages(use(promptClient));

/** Addresses and devices, for the same. */
export const channels: Tool<MessageChannels> = ({ use }) =>
  createMessageChannels(use(promptClient));

/** Codes by which members sign in. */
export const emailSignIns: Tool<EmailSignIns> = ({ use }) => createEmailSignIns(use(promptClient));

/** The weekly letter's addresses, for answers to a reader. */
export const letters: Tool<Letters> = ({ use }) => createLetters(use(promptClient));

/** The same and its outbox, for background work. */
export const patientLetters: Tool<Letters> = ({ use }) => createLetters(use(patientClient));

/** The channels that are on, ready to send; undefined if none is. */
export function sendingChannels({ env }: Site): Channels | undefined {
  const [sms, push, email] = [offeredSms(env), offeredPush(env), offeredEmail(env)];
  if (!sms && !push && !email) return undefined;
  return {
    ...(sms && { sms: twilioChannel(sms) }),
    ...(push && { push: pushChannel(push, SITE.name) }),
    ...(email && { email: emailChannel(email, SITE) }),
  };
}

/** Tools for deciding and sending digests. */
export const digestTools = (
  { use, env }: Site,
  sending: Channels,
  failed: DigestTools['failed'],
): DigestTools => ({
  messages: createMessages(use(patientClient)),
  channels: sending,
  day: use(sayableDay),
  seasons: use(patientSeasons),
  players: use(patientPlayers),
  sender: {
    name: SITE.name,
    host: new URL(env.URL ?? SITE.url).host,
    helpLine: SITE.helpLine,
  },
  failed,
});
