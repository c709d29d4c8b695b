import { type Refusal, Refused } from '#contract/refused.ts';
import type { Call } from '#http/endpoint.ts';
import { get, post } from '#http/own.ts';
import { offeredChannels, offeredPush } from '#members/account/channels/offered.ts';
import type { Channel } from '#members/account/rules/channel.ts';
import { HIDDEN_UNTIL_TRUSTED, TRUST_FIRST } from '#members/account/rules/trust.ts';
import type { UsedSession } from '#members/account/store/accounts.ts';
import type { Here } from '#members/account/store/trust.ts';
import {
  anyDevice,
  onceSet,
  refuseElsewhere,
  requireTrust,
  trustedDevice,
} from '#members/account/trust.ts';
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

const hereOf = ({ user, sessionId }: UsedSession): Here => ({ memberId: user.id, sessionId });

/** What the member has chosen, as this device may see it, and whether anything may come. */
const showSettings = get(
  contract.messageSettings,
  anyDevice(member),
  async ({ who, call: { site } }) => {
    const { sms, push, email, ...shown } = await site.use(channels).read(hereOf(who));
    const isOffered = offeredChannels(site.env);
    const more = (channel: Channel) => ({
      offered: isOffered[channel],
      consent: consentFor(channel, SITE.name),
    });
    return {
      ...shown,
      hidden: who.trust === null ? HIDDEN_UNTIL_TRUSTED : null,
      sms: { ...sms, ...more('sms') },
      push: { ...push, ...more('push'), serverKey: offeredPush(site.env)?.publicKey ?? '' },
      email: { ...email, ...more('email') },
    };
  },
);

/** The teams that can be followed. */
const showTeams = get(contract.followableTeams, anyDevice(member), async ({ call }) => ({
  teams: await call.site.use(channels).teams(),
}));

const NOT_CHANGED: Readonly<Record<Exclude<SettingsOutcome, 'saved'>, Refusal>> = {
  untrusted: ['trustFirst', TRUST_FIRST],
  'shut out': SHUT_OUT_REFUSAL,
  'no subscription': NOT_SUBSCRIBED,
  'no such team': NO_TEAM,
};

const changeWhen = post(contract.changeMessages, onceSet(member), async ({ who, body, call }) => {
  const outcome = await withZone(
    call.site.use(messages).changeSettings(hereOf(who), body.settings),
  );
  if (outcome !== 'saved') throw new Refused(...NOT_CHANGED[outcome]);
  return OK;
});

const turnChannelOn = post(
  contract.turnMessagesOn,
  onceSet(member),
  async ({ who, body, call }) => {
    await turnOn(call.site, who, body, whenceOf(call));
    return OK;
  },
);

/**
 * The devices whose notifications end; undefined for all. Until this one is trusted only those that it turned on: the others are
 * told of it, and may object.
 */
async function endedBy(who: UsedSession, device: number | undefined, { site }: Call) {
  if (who.trust !== null) return [device];
  const { push } = await site.use(channels).read(hereOf(who));
  const own = push.devices.map(({ id }) => id).filter((id) => id === (device ?? id));
  if (own.length === 0) requireTrust(who);
  return own;
}

/** Works even if the channel is no longer offered: nobody is kept in. Texts end on any device. */
const turnChannelOff = post(
  contract.turnMessagesOff,
  onceSet(member),
  async ({ who, body, call }) => {
    const { use } = call.site;
    const { channel, device } = body;
    const { id } = who.user;
    const whence = whenceOf(call);
    if (channel === 'push')
      for (const each of await endedBy(who, device, call))
        await use(channels).turnPushOff(id, each, whence);
    else refuseElsewhere(!(await use(messages).turnOff(hereOf(who), channel, whence)));
    return OK;
  },
);

const sendCode = post(askEmail, trustedDevice(member), async ({ who, body, call }) => {
  await sendAddressCode(call.site, who.user.id, body.address);
  return OK;
});

const confirm = post(confirmEmail, trustedDevice(member), async ({ who, body, call }) => {
  await confirmAddress(call.site, who.user.id, body.code, whenceOf(call));
  return OK;
});

/** Removes the address, even if e-mail is no longer offered. */
const removeAddress = post(removeEmail, trustedDevice(member), async ({ who, call }) => {
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
