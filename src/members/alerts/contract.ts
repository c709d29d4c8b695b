import * as z from 'zod/mini';
import { instant } from '#contract/instant.ts';
import { zoneSchema } from '#members/account/contract/zone.ts';
import { ALERT_PATHS } from './paths.ts';
import { askedWishSchema } from './wishSchema.ts';

/** Something that came true. */
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
   * What became of it: told over the channels that are on; another alert of the member's told the same at that minute; held
   * back, because the day's messages had been sent; or shown in the list only, because no channel is on.
   */
  outcome: z.enum(['told', 'same', 'held', 'listed']),
  /** Its messages, as far as they are kept. */
  messages: z.array(z.object({ channel: z.string(), state: z.string() })),
});

const alertSchema = z.object({
  id: z.int(),
  kind: z.enum(['price', 'return', 'line', 'prediction']),
  /** "Bills −1.5 at −105 or better" */
  label: z.string(),
  /** The game it names; null where it is of a league or a team. */
  game: z.nullable(z.object({ id: z.int(), name: z.string(), startsAt: instant })),
  setAt: instant,
  state: z.enum(['waiting', 'fired', 'ended']),
  /** The latest first. */
  firings: z.array(firingSchema),
});
export type Alert = z.infer<typeof alertSchema>;
export type AlertFiring = z.infer<typeof firingSchema>;

/** GET: all that a member wishes to be told, and what came of it. 401 signed out. */
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
    /** That are on by a consent which does not name alerts. */
    withoutAlerts: z.array(z.string()),
    /** Messages with alerts a day, at most, and alerts that wait at a time. */
    aDay: z.int(),
    most: z.int(),
    alerts: z.array(alertSchema),
  }),
} as const;
export type AlertsShown = z.infer<typeof readAlerts.answer>;

/**
 * POST: sets one. The same again stays one. 401 signed out, 403 without a subscription or shut out, 404 where the game is not
 * on the slate, 409 where it has begun, is so already or cannot be told, or 50 wait, 429 beyond 60 an hour.
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
    /** Channels over which it will come; none: it is shown in the list only. */
    channels: z.array(z.string()),
    paused: z.boolean(),
  }),
} as const;
export type AlertSet = z.infer<typeof setAlert.answer>;

/** POST: deletes one, in whatever state. One that is not there is deleted already. */
export const dropAlert = {
  method: 'POST',
  path: ALERT_PATHS.drop,
  body: z.strictObject({ id: z.int().check(z.positive()) }),
  answer: z.object({ ok: z.literal(true) }),
} as const;

/** POST: pauses all of them, or lets them go on. */
export const pauseAlerts = {
  method: 'POST',
  path: ALERT_PATHS.pause,
  body: z.strictObject({ paused: z.boolean() }),
  answer: z.object({ ok: z.literal(true) }),
} as const;
