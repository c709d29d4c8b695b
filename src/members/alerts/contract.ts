import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { zoneSchema } from '#members/account/contract/zone.ts';
import { ALERT_PATHS } from './paths.ts';
import { askedWishSchema } from './wishSchema.ts';

/** An alert condition that came true. */
const firingSchema = z.object({
  /** "Bills −1.5 −104 at Bovada, fair −112" */
  what: z.string(),
  /** "Chiefs @ Bills" */
  game: z.string(),
  gameId: z.int(),
  firedAt: instant,
  /** When the figures were seen. */
  figuresAt: instant,
  /**
   * The outcome: told over the active channels; same as another alert of the member told at that minute; held back because the
   * day's messages were used up; or only listed, because no channel is on.
   */
  outcome: z.enum(['told', 'same', 'held', 'listed']),
  /** Its messages, as far as stored. */
  messages: z.array(z.object({ channel: z.string(), state: z.string() })),
});

const alertSchema = z.object({
  id: z.int(),
  kind: z.enum(['price', 'return', 'line', 'prediction', 'player', 'play']),
  /** "Bills −1.5 at −105 or better" */
  label: z.string(),
  /** The game it names; null for a league, a team or a player. */
  game: z.nullable(z.object({ id: z.int(), name: z.string(), startsAt: instant })),
  setAt: instant,
  state: z.enum(['waiting', 'fired', 'ended']),
  /** The latest first. */
  firings: z.array(firingSchema),
});
export type Alert = z.infer<typeof alertSchema>;
export type AlertFiring = z.infer<typeof firingSchema>;

const hour = z.int().check(z.minimum(0), z.maximum(23));
/** From one hour of the day until another; the same twice: none. */
const quietSchema = z.object({ from: hour, to: hour });
export type QuietHours = z.infer<typeof quietSchema>;

/** GET: all alerts of a member, with their outcomes. 401 signed out. */
export const readAlerts = {
  method: 'GET',
  path: ALERT_PATHS.alerts,
  query: z.strictObject({}),
  answer: z.object({
    premium: z.boolean(),
    shutOutUntil: z.nullable(instant),
    paused: z.boolean(),
    /** Channels over which alerts are sent now. */
    channels: z.array(z.string()),
    /** Channels that are on under a consent that does not include alerts. */
    withoutAlerts: z.array(z.string()),
    /** Hours of the member in which nothing is told of games as they are played. */
    quiet: quietSchema,
    /** Limits: alert messages a day, and waiting alerts at a time. */
    aDay: z.int(),
    most: z.int(),
    alerts: z.array(alertSchema),
    /** Alerts on the teams that the member follows, to be set by one press; none of them is set. */
    offers: z.array(z.object({ label: z.string(), wish: askedWishSchema })),
    /** The same on the players that the member follows. */
    players: z.array(z.object({ label: z.string(), wish: askedWishSchema })),
    /** Why earlier ones are not among them; null if all are. */
    hidden: z.nullable(z.string()),
  }),
} as const;
export type AlertsShown = z.infer<typeof readAlerts.answer>;

/**
 * POST: sets an alert. Repeating it keeps one. 401 signed out, 403 without a subscription or shut out, 404 if the game is not on
 * the slate or nobody knows the player, 409 if it has begun, is already true or cannot be reported, or 50 are waiting, 429 beyond 60 an hour.
 */
export const setAlert = {
  method: 'POST',
  path: ALERT_PATHS.alerts,
  body: z.strictObject({
    wish: askedWishSchema,
    /** The device's, for the hours in which alerts come. */
    zone: zoneSchema,
  }),
  answer: z.object({
    label: z.string(),
    /** Channels that it will use; none: it is only listed. */
    channels: z.array(z.string()),
    paused: z.boolean(),
  }),
} as const;
export type AlertSet = z.infer<typeof setAlert.answer>;

/** POST: deletes one in any state. A missing one counts as deleted. */
export const dropAlert = {
  method: 'POST',
  path: ALERT_PATHS.drop,
  body: z.strictObject({ id: z.int().check(z.positive()) }),
  answer: z.object({ ok: z.literal(true) }),
} as const;

/** POST: pauses all, or resumes them. */
export const pauseAlerts = {
  method: 'POST',
  path: ALERT_PATHS.pause,
  body: z.strictObject({ paused: z.boolean() }),
  answer: z.object({ ok: z.literal(true) }),
} as const;

/** POST: sets the quiet hours of alerts of games as they are played. 428 where alerts were set elsewhere that this device may not see. */
export const setQuiet = {
  method: 'POST',
  path: ALERT_PATHS.quiet,
  body: z.strictObject({ from: hour, to: hour, zone: zoneSchema }),
  answer: z.object({ ok: z.literal(true) }),
} as const;
