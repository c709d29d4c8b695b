import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { zoneSchema } from '#members/account/contract/zone.ts';
import { CHANNELS } from '#members/account/rules/channel.ts';
import { HOURS } from '#members/account/rules/hours.ts';
import { FOLLOWABLE } from '../rules/followable.ts';
import { MOST_TEAMS } from '../rules/mostTeams.ts';
import { KEY_CHARACTERS, LONGEST_ENDPOINT } from './limits.ts';
import { MESSAGE_PATHS } from './paths.ts';

/** When and about what a member is sent messages, whatever the channel. */
export const messageSettingsSchema = z.object({
  /** Of their own day: 8 to 20. */
  hour: z.int().check(z.gte(HOURS[0]), z.lte(HOURS[HOURS.length - 1] ?? 0)),
  zone: zoneSchema,
  /** Leagues, sports of bouts and matches, and teams; none of either: all of them. */
  leagues: z.array(z.enum(FOLLOWABLE)).check(z.maxLength(FOLLOWABLE.length)),
  teams: z.array(z.int().check(z.positive())).check(z.maxLength(MOST_TEAMS)),
  /** No message on a day without a price that pays. */
  silent: z.boolean(),
});
export type MessageSettings = z.infer<typeof messageSettingsSchema>;

const teamSchema = z.object({ id: z.int(), league: z.string(), name: z.string() });
export type FollowableTeam = z.infer<typeof teamSchema>;

const channelSchema = z.object({
  /** Whether the owner has turned it on. */
  offered: z.boolean(),
  on: z.boolean(),
  since: z.nullable(instant),
  /** Its number has sent STOP, or its address has unsubscribed. */
  stopped: z.boolean(),
  /** Nothing reaches it. */
  unreachable: z.boolean(),
  consent: z.object({ version: z.string(), text: z.string() }),
});
export type ChannelShown = z.infer<typeof channelSchema>;

const deviceSchema = z.object({
  id: z.int(),
  device: z.string(),
  addedAt: instant,
  /** SHA-256 of the endpoint, hexadecimal: a browser recognizes its own by it. */
  endpointHash: z.string(),
});

/** GET: a member's choices, and whether anything can be sent. */
export const messageSettings = {
  method: 'GET',
  path: MESSAGE_PATHS.settings,
  query: z.strictObject({}),
  answer: z.object({
    shutOutUntil: z.nullable(instant),
    premium: z.boolean(),
    /** Why earlier choices, devices and the address are left out; null if they are not. */
    hidden: z.nullable(z.string()),
    settings: z.nullable(messageSettingsSchema),
    /** The followed teams. */
    teams: z.array(teamSchema),
    sms: channelSchema,
    push: z.extend(channelSchema, {
      /** The site's public key (VAPID), base64url; empty if notifications are not offered. */
      serverKey: z.string(),
      devices: z.array(deviceSchema),
    }),
    email: z.extend(channelSchema, {
      /** The confirmed address; null if none. */
      address: z.nullable(z.string()),
      /** The address waiting for its code. */
      asked: z.nullable(z.string()),
      /** It has reported our mail as spam: another address is needed. */
      refused: z.boolean(),
    }),
  }),
} as const;
export type MessagesShown = z.infer<typeof messageSettings.answer>;

/** GET: the teams that can be followed. */
export const followableTeams = {
  method: 'GET',
  path: MESSAGE_PATHS.teams,
  query: z.strictObject({}),
  answer: z.object({ teams: z.array(teamSchema) }),
} as const;

const ok = z.object({ ok: z.literal(true) });

/** POST: changes when messages come, and about what. 409 if no channel is on. */
export const changeMessages = {
  method: 'POST',
  path: MESSAGE_PATHS.when,
  body: z.strictObject({ settings: messageSettingsSchema }),
  answer: ok,
} as const;

const base64url = (from: number, to: number) =>
  z.string().check(z.minLength(from), z.maxLength(to), z.regex(/^[\w-]+=*$/));

/** What a browser's PushSubscription is as JSON. */
export const subscriptionSchema = z.object({
  endpoint: z.url().check(z.maxLength(LONGEST_ENDPOINT)),
  keys: z.object({
    p256dh: base64url(...KEY_CHARACTERS.p256dh),
    auth: base64url(...KEY_CHARACTERS.auth),
  }),
});
export type PushSubscribed = z.infer<typeof subscriptionSchema>;

/**
 * POST: consents to a channel, and sets when. Repeating it changes when, and adds a device for notifications. 403 without a
 * subscription, 404 if not offered, 409 if the wording is outdated, the number has sent STOP, the address is unconfirmed or its
 * owner has shut themselves out.
 */
export const turnMessagesOn = {
  method: 'POST',
  path: MESSAGE_PATHS.turnOn,
  body: z.strictObject({
    channel: z.enum(CHANNELS),
    /** The wording consented to. */
    version: z.string(),
    agreed: z.literal(true, { error: 'Please tick the box to agree' }),
    settings: messageSettingsSchema,
    /** This device's subscription, for notifications only. */
    subscription: z.optional(subscriptionSchema),
  }),
  answer: ok,
} as const;

/** POST: withdraws the consent; with a device, notifications on that device. */
export const turnMessagesOff = {
  method: 'POST',
  path: MESSAGE_PATHS.turnOff,
  body: z.strictObject({
    channel: z.enum(CHANNELS),
    device: z.optional(z.int().check(z.positive())),
  }),
  answer: ok,
} as const;
