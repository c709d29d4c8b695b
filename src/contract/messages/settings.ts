import * as z from 'zod/mini';
import { TEAM_LEAGUES } from '#domain/league.ts';
import { HOURS, isZone } from '#domain/messages/hours.ts';
import { instant } from '../instant.ts';
import { MESSAGE_PATHS } from './paths.ts';

/** When and about what a member is texted. */
export const messageSettingsSchema = z.object({
  /** Of their own day: 8 to 20. */
  hour: z.int().check(z.gte(HOURS[0]), z.lte(20)),
  /** A name of the IANA list. */
  zone: z
    .string()
    .check(z.maxLength(64), z.refine(isZone, { error: 'There is no such time zone' })),
  /** None: all of them. */
  leagues: z.array(z.enum(TEAM_LEAGUES)).check(z.maxLength(TEAM_LEAGUES.length)),
  /** No text on a day without a price that pays. */
  silent: z.boolean(),
});
export type MessageSettings = z.infer<typeof messageSettingsSchema>;

/** GET: what a member has chosen, and whether anything may come. */
export const messageSettings = {
  method: 'GET',
  path: MESSAGE_PATHS.settings,
  query: z.strictObject({}),
  answer: z.object({
    /** Whether the owner has turned texts on. */
    offered: z.boolean(),
    on: z.boolean(),
    since: z.nullable(instant),
    /** Their number has said STOP: nothing comes until it says START. */
    stopped: z.boolean(),
    /** Texts do not reach their number. */
    unreachable: z.boolean(),
    shutOutUntil: z.nullable(instant),
    premium: z.boolean(),
    settings: z.nullable(messageSettingsSchema),
    consent: z.object({ version: z.string(), text: z.string() }),
  }),
} as const;
export type MessagesShown = z.infer<typeof messageSettings.answer>;

const ok = z.object({ ok: z.literal(true) });

/**
 * POST: agrees to a channel, and says when. The same again changes when. 403 without a subscription, 404 where it is not
 * offered, 409 where another wording is to be agreed to by now, the number has said STOP or its owner has shut themselves out.
 */
export const turnMessagesOn = {
  method: 'POST',
  path: MESSAGE_PATHS.turnOn,
  body: z.strictObject({
    channel: z.literal('sms'),
    /** The wording that was agreed to. */
    version: z.string(),
    agreed: z.literal(true, { error: 'Please tick the box to agree' }),
    settings: messageSettingsSchema,
  }),
  answer: ok,
} as const;

/** POST: withdraws it. */
export const turnMessagesOff = {
  method: 'POST',
  path: MESSAGE_PATHS.turnOff,
  body: z.strictObject({ channel: z.literal('sms') }),
  answer: ok,
} as const;
