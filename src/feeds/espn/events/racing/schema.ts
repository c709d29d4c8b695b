import { z } from 'zod';
import {
  lenientObject,
  looseFlag,
  looseText,
  number,
  usableList,
} from '../../../reading/fields.ts';
import { athleteSchema, espnEventStatus, espnVenueSchema, idSchema } from '../schema.ts';

const entrantSchema = z.object({
  id: looseText,
  /** Place so far, or at the end. */
  order: number,
  startOrder: number,
  winner: looseFlag,
  athlete: athleteSchema,
  vehicle: lenientObject({ number: looseText, manufacturer: looseText, team: looseText }),
  team: lenientObject({ displayName: looseText }),
});

/** A session of the weekend: one competition. */
export const sessionSchema = z.object({
  id: idSchema,
  date: looseText,
  timeValid: looseFlag,
  type: lenientObject({ id: looseText, text: looseText, abbreviation: looseText }),
  status: espnEventStatus,
  venue: espnVenueSchema,
  competitors: usableList(entrantSchema),
});

/** A race weekend. Its sessions are read one by one. */
export const weekendSchema = z.object({
  id: idSchema,
  date: looseText,
  name: looseText,
  shortName: looseText,
  status: espnEventStatus,
  circuit: espnVenueSchema,
  venues: usableList(z.unknown()),
  competitions: usableList(z.unknown()),
});

export type EspnEntrant = z.output<typeof entrantSchema>;
export type EspnSession = z.output<typeof sessionSchema>;
