import { z } from 'zod';
import {
  block,
  digits,
  flag,
  number,
  raw,
  text,
  usableList,
  withoutNulls,
} from '../../reading/fields.ts';
import { noteSchema, statusSchema, teamSchema } from '../games/contestSchema.ts';

/** What we read of a game in a month's list and in a team's schedule. The latter has its score and season type in blocks. */

const competitorSchema = z.object({
  homeAway: text,
  score: raw,
  winner: flag,
  shootoutScore: number,
  team: teamSchema,
});

const competitionSchema = z.object({
  date: text,
  timeValid: flag,
  neutralSite: flag,
  type: block({ abbreviation: text }),
  notes: usableList(noteSchema),
  altGameNote: text,
  status: statusSchema,
  competitors: withoutNulls(z.array(competitorSchema).length(2)),
});

export const seasonEventSchema = z.object({
  id: digits,
  date: text,
  season: block({ year: number, type: number, slug: text }),
  seasonType: block({ type: number }),
  status: statusSchema,
  competitions: withoutNulls(z.array(competitionSchema).min(1)),
});

export type SeasonEvent = z.output<typeof seasonEventSchema>;
export type SeasonCompetition = z.output<typeof competitionSchema>;
export type SeasonCompetitor = z.output<typeof competitorSchema>;
export type SeasonTeam = z.output<typeof teamSchema>;
