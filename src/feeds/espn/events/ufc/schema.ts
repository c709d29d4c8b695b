import { z } from 'zod';
import {
  block,
  flag,
  number,
  raw,
  text,
  usableList,
  withoutNulls,
} from '../../../reading/fields.ts';
import {
  athleteSchema,
  broadcastsSchema,
  idSchema,
  notesSchema,
  statusSchema,
  venueSchema,
} from '../schema.ts';
import { fightOddsSchema } from './oddsSchema.ts';

const cornerSchema = z.object({
  id: text,
  order: number,
  homeAway: text,
  winner: flag,
  athlete: athleteSchema,
  records: usableList(z.object({ name: text, type: text, summary: text })),
  /** Judges' totals of a fight that went the distance. */
  linescores: usableList(z.object({ linescores: usableList(z.object({ value: number })) })),
});

/** A bout: one competition of the card. */
export const boutSchema = z.object({
  id: idSchema,
  date: text,
  startDate: text,
  timeValid: flag,
  type: block({ text, abbreviation: text }),
  matchNumber: number,
  /** A block in most years, bare text in some. */
  cardSegment: raw,
  notes: notesSchema,
  note: text,
  venue: venueSchema,
  competitors: withoutNulls(z.array(cornerSchema).length(2)),
  status: statusSchema,
  details: usableList(z.object({ type: block({ text }) })),
  format: block({ regulation: block({ periods: number }) }),
  broadcasts: broadcastsSchema,
  odds: usableList(fightOddsSchema),
});

/** A card. Its bouts are read one by one. */
export const cardSchema = z.object({
  id: idSchema,
  date: text,
  name: text,
  shortName: text,
  status: statusSchema,
  venues: usableList(z.unknown()),
  competitions: usableList(z.unknown()),
});

export type EspnCorner = z.output<typeof cornerSchema>;
export type EspnBout = z.output<typeof boutSchema>;
export type EspnCard = z.output<typeof cardSchema>;
