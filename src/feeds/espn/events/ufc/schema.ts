import { z } from 'zod';
import {
  lenientObject,
  looseFlag,
  looseText,
  number,
  raw,
  usableList,
  withoutNulls,
} from '../../../reading/fields.ts';
import {
  athleteSchema,
  espnBroadcastsSchema,
  espnEventStatus,
  espnVenueSchema,
  idSchema,
  notesSchema,
} from '../schema.ts';
import { fightOddsSchema } from './oddsSchema.ts';

const cornerSchema = z.object({
  id: looseText,
  order: number,
  homeAway: looseText,
  winner: looseFlag,
  athlete: athleteSchema,
  records: usableList(z.object({ name: looseText, type: looseText, summary: looseText })),
  /** Judges' totals of a fight that went the distance. */
  linescores: usableList(z.object({ linescores: usableList(z.object({ value: number })) })),
});

/** A bout: one competition of the card. */
export const boutSchema = z.object({
  id: idSchema,
  date: looseText,
  startDate: looseText,
  timeValid: looseFlag,
  type: lenientObject({ text: looseText, abbreviation: looseText }),
  matchNumber: number,
  /** A block in most years, bare text in some. */
  cardSegment: raw,
  notes: notesSchema,
  note: looseText,
  venue: espnVenueSchema,
  competitors: withoutNulls(z.array(cornerSchema).length(2)),
  status: espnEventStatus,
  details: usableList(z.object({ type: lenientObject({ text: looseText }) })),
  format: lenientObject({ regulation: lenientObject({ periods: number }) }),
  broadcasts: espnBroadcastsSchema,
  odds: usableList(fightOddsSchema),
});

/** A card. Its bouts are read one by one. */
export const cardSchema = z.object({
  id: idSchema,
  date: looseText,
  name: looseText,
  shortName: looseText,
  status: espnEventStatus,
  venues: usableList(z.unknown()),
  competitions: usableList(z.unknown()),
});

export type EspnCorner = z.output<typeof cornerSchema>;
export type EspnBout = z.output<typeof boutSchema>;
export type EspnCard = z.output<typeof cardSchema>;
