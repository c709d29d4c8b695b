import { z } from 'zod';
import { block, flag, number, raw, text, usableList } from '../../../reading/fields.ts';
import { athleteSchema, idSchema, statusSchema, venueSchema } from '../schema.ts';

/** A player's standing on leaderboards: "CUT", "WD", "T13". */
const standingSchema = block({
  displayValue: text,
  type: block({ name: text, shortDetail: text }),
  position: block({ displayName: text }),
});

/** A player, or (in team events) a pair or side of several. */
export const golferSchema = z.object({
  id: idSchema,
  type: text,
  order: number,
  /** The same field on leaderboards. */
  sortOrder: number,
  winner: flag,
  /** Score to par: "-14", "E", "+2"; on leaderboards a block with strokes and score. */
  score: raw,
  athlete: athleteSchema,
  team: block({ displayName: text, name: text }),
  /** Players of a pair. */
  roster: usableList(z.object({ athlete: athleteSchema })),
  status: standingSchema,
  /** Round by round; beyond the fourth are play-off holes. */
  linescores: usableList(z.object({ value: number, period: number })),
});

const competitionSchema = z.object({
  timeValid: flag,
  status: statusSchema,
  venue: venueSchema,
  competitors: usableList(z.unknown()),
});

const courseSchema = z.object({
  name: text,
  host: flag,
  address: block({ city: text, state: text, country: text }),
});

export const golfEventSchema = z.object({
  id: idSchema,
  date: text,
  endDate: text,
  name: text,
  shortName: text,
  status: statusSchema,
  purse: raw,
  displayPurse: text,
  venue: venueSchema,
  courses: usableList(courseSchema),
  competitions: usableList(competitionSchema),
});

export type EspnGolfer = z.output<typeof golferSchema>;
export type EspnGolfEvent = z.output<typeof golfEventSchema>;
