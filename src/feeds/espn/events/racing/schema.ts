import { z } from 'zod';
import { block, flag, number, text, usableList } from '../../../reading/fields.ts';
import { athleteSchema, idSchema, statusSchema, venueSchema } from '../schema.ts';

const entrantSchema = z.object({
  id: text,
  /** Place so far, or at the end. */
  order: number,
  startOrder: number,
  winner: flag,
  athlete: athleteSchema,
  vehicle: block({ number: text, manufacturer: text, team: text }),
  team: block({ displayName: text }),
});

/** A session of the weekend: one competition. */
export const sessionSchema = z.object({
  id: idSchema,
  date: text,
  timeValid: flag,
  type: block({ id: text, text, abbreviation: text }),
  status: statusSchema,
  venue: venueSchema,
  competitors: usableList(entrantSchema),
});

/** A race weekend. Its sessions are read one by one. */
export const weekendSchema = z.object({
  id: idSchema,
  date: text,
  name: text,
  shortName: text,
  status: statusSchema,
  circuit: venueSchema,
  venues: usableList(z.unknown()),
  competitions: usableList(z.unknown()),
});

export type EspnEntrant = z.output<typeof entrantSchema>;
export type EspnSession = z.output<typeof sessionSchema>;
