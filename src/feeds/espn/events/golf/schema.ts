import { z } from 'zod';
import {
  lenientObject,
  looseFlag,
  looseText,
  number,
  raw,
  usableList,
} from '../../../reading/fields.ts';
import { athleteSchema, espnEventStatus, espnVenueSchema, idSchema } from '../schema.ts';

/** A player's standing on leaderboards: "CUT", "WD", "T13". */
const standingSchema = lenientObject({
  displayValue: looseText,
  type: lenientObject({ name: looseText, shortDetail: looseText }),
  position: lenientObject({ displayName: looseText }),
});

/** A player, or (in team events) a pair or side of several. */
export const golferSchema = z.object({
  id: idSchema,
  type: looseText,
  order: number,
  /** The same field on leaderboards. */
  sortOrder: number,
  winner: looseFlag,
  /** Score to par: "-14", "E", "+2"; on leaderboards a block with strokes and score. */
  score: raw,
  athlete: athleteSchema,
  team: lenientObject({ displayName: looseText, name: looseText }),
  /** Players of a pair. */
  roster: usableList(z.object({ athlete: athleteSchema })),
  status: standingSchema,
  /** Round by round; beyond the fourth are play-off holes. */
  linescores: usableList(z.object({ value: number, period: number })),
});

const competitionSchema = z.object({
  timeValid: looseFlag,
  status: espnEventStatus,
  venue: espnVenueSchema,
  competitors: usableList(z.unknown()),
});

const courseSchema = z.object({
  name: looseText,
  host: looseFlag,
  address: lenientObject({ city: looseText, state: looseText, country: looseText }),
});

export const golfEventSchema = z.object({
  id: idSchema,
  date: looseText,
  endDate: looseText,
  name: looseText,
  shortName: looseText,
  status: espnEventStatus,
  purse: raw,
  displayPurse: looseText,
  venue: espnVenueSchema,
  courses: usableList(courseSchema),
  competitions: usableList(competitionSchema),
});

export type EspnGolfer = z.output<typeof golferSchema>;
export type EspnGolfEvent = z.output<typeof golfEventSchema>;
