import { z } from 'zod';
import {
  lenientObject,
  looseFlag,
  looseText,
  number,
  usableList,
  withoutNulls,
} from '../../../reading/fields.ts';
import {
  athleteSchema,
  espnEventStatus,
  espnVenueSchema,
  idSchema,
  notesSchema,
} from '../schema.ts';

const sideSchema = z.object({
  id: looseText,
  /** "athlete"; pairs are a "team". */
  type: looseText,
  order: number,
  homeAway: looseText,
  winner: looseFlag,
  /** While it is played: whether the side serves. */
  possession: looseFlag,
  athlete: athleteSchema,
  curatedRank: lenientObject({ current: number }),
  /** Games set by set; `winner` once a set is over, `tiebreak` its points. */
  linescores: usableList(z.object({ value: number, tiebreak: number, winner: looseFlag })),
});

/** A match: one competition of a tournament's grouping. */
export const matchSchema = z.object({
  id: idSchema,
  uid: looseText,
  date: looseText,
  startDate: looseText,
  timeValid: looseFlag,
  type: lenientObject({ id: looseText, slug: looseText, text: looseText }),
  round: lenientObject({ displayName: looseText }),
  status: espnEventStatus,
  venue: espnVenueSchema,
  notes: notesSchema,
  competitors: withoutNulls(z.array(sideSchema).length(2)),
});

/** A tournament. Since 2023 its matches are grouped by draw, before that in one list. They are read one by one. */
export const tournamentSchema = z.object({
  id: idSchema,
  uid: looseText,
  name: looseText,
  shortName: looseText,
  venue: espnVenueSchema,
  groupings: usableList(
    z.object({
      grouping: lenientObject({ slug: looseText, displayName: looseText }),
      competitions: usableList(z.unknown()),
    }),
  ),
  competitions: usableList(z.unknown()),
});

export type EspnTournament = z.output<typeof tournamentSchema>;
export type EspnSide = z.output<typeof sideSchema>;
export type EspnMatch = z.output<typeof matchSchema>;
