import { z } from 'zod';
import { block, flag, number, text, usableList, withoutNulls } from '../../../reading/fields.ts';
import { athleteSchema, idSchema, notesSchema, statusSchema, venueSchema } from '../schema.ts';

const sideSchema = z.object({
  id: text,
  /** "athlete"; pairs are a "team". */
  type: text,
  order: number,
  homeAway: text,
  winner: flag,
  /** While it is played: whether the side serves. */
  possession: flag,
  athlete: athleteSchema,
  curatedRank: block({ current: number }),
  /** Games set by set; `winner` once a set is over, `tiebreak` its points. */
  linescores: usableList(z.object({ value: number, tiebreak: number, winner: flag })),
});

/** A match: one competition of a tournament's grouping. */
export const matchSchema = z.object({
  id: idSchema,
  uid: text,
  date: text,
  startDate: text,
  timeValid: flag,
  type: block({ id: text, slug: text, text }),
  round: block({ displayName: text }),
  status: statusSchema,
  venue: venueSchema,
  notes: notesSchema,
  competitors: withoutNulls(z.array(sideSchema).length(2)),
});

/** A tournament. Since 2023 its matches are grouped by draw, before that in one list. They are read one by one. */
export const tournamentSchema = z.object({
  id: idSchema,
  uid: text,
  name: text,
  shortName: text,
  venue: venueSchema,
  groupings: usableList(
    z.object({
      grouping: block({ slug: text, displayName: text }),
      competitions: usableList(z.unknown()),
    }),
  ),
  competitions: usableList(z.unknown()),
});

export type EspnTournament = z.output<typeof tournamentSchema>;
export type EspnSide = z.output<typeof sideSchema>;
export type EspnMatch = z.output<typeof matchSchema>;
