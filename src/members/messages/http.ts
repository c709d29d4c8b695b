import { type Refusal, Refused } from '#contract/refused.ts';
import { get, post } from '#http/own.ts';
import { offeredChannels, offeredPush } from '#members/account/channels/offered.ts';
import type { Channel } from '#members/account/rules/channel.ts';
import { withZone } from '#members/account/verbs/withZone.ts';
import { whenceOf } from '#members/account/whence.ts';
import { member } from '#members/account/who.ts';
import { SITE } from '#site';
import { askEmail, confirmEmail, removeEmail } from './contract/email.ts';
import * as contract from './contract/settings.ts';
import { NO_TEAM, NOT_SUBSCRIBED, SHUT_OUT_REFUSAL } from './refusals.ts';
import { consentFor } from './rules/consents.ts';
import type { SettingsOutcome } from './store/messages.ts';
import { channels, messages } from './tools.ts';
import { confirmAddress } from './verbs/confirmAddress.ts';
import { sendAddressCode } from './verbs/sendAddressCode.ts';
import { turnOn } from './verbs/turnOn.ts';

const OK = { ok: true };

/** What the member has chosen, and whether anything may come. */
const showSettings = get(contract.messageSettings, member, async ({ who, call: { site } }) => {
  const { sms, push, email, ...shown } = await site.use(channels).read(who.user.id);
  const isOffered = offeredChannels(site.env);
  const more = (channel: Channel) => ({
    offered: isOffered[channel],
    consent: consentFor(channel, SITE.name),
  });
  return {
    ...shown,
    sms: { ...sms, ...more('sms') },
    push: { ...push, ...more('push'), serverKey: offeredPush(site.env)?.publicKey ?? '' },
    email: { ...email, ...more('email') },
  };
});

/** The teams that can be followed. */
const showTeams = get(contract.followableTeams, member, async ({ call }) => ({
  teams: await call.site.use(channels).teams(),
}));

const NOT_CHANGED: Readonly<Record<Exclude<SettingsOutcome, 'saved'>, Refusal>> = {
  'shut out': SHUT_OUT_REFUSAL,
  'no subscription': NOT_SUBSCRIBED,
  'no such team': NO_TEAM,
};

const changeWhen = post(contract.changeMessages, member, async ({ who, body, call }) => {
  const outcome = await withZone(
    call.site.use(messages).changeSettings(who.user.id, body.settings),
  );
  if (outcome !== 'saved') throw new Refused(...NOT_CHANGED[outcome]);
  return OK;
});

const turnChannelOn = post(contract.turnMessagesOn, member, async ({ who, body, call }) => {
  await turnOn(call.site, who.user.id, body, whenceOf(call));
  return OK;
});

/** Works even if the channel is no longer offered: nobody is kept in. */
const turnChannelOff = post(contract.turnMessagesOff, member, async ({ who, body, call }) => {
  const { use } = call.site;
  const { channel, device } = body;
  const { id } = who.user;
  const whence = whenceOf(call);
  if (channel === 'push') await use(channels).turnPushOff(id, device, whence);
  else await use(messages).withdrawConsent(id, channel, whence);
  return OK;
});

const sendCode = post(askEmail, member, async ({ who, body, call }) => {
  await sendAddressCode(call.site, who.user.id, body.address);
  return OK;
});

const confirm = post(confirmEmail, member, async ({ who, body, call }) => {
  await confirmAddress(call.site, who.user.id, body.code, whenceOf(call));
  return OK;
});

/** Removes the address, even if e-mail is no longer offered. */
const removeAddress = post(removeEmail, member, async ({ who, call }) => {
  await call.site.use(channels).removeEmail(who.user.id, whenceOf(call));
  return OK;
});

/** A member's messages: channels, times and topics. */
export const MESSAGE_ENDPOINTS = [
  showSettings,
  showTeams,
  changeWhen,
  turnChannelOn,
  turnChannelOff,
  sendCode,
  confirm,
  removeAddress,
] as const;
