import { z } from 'zod';
import {
  digits,
  lenientObject,
  looseFlag,
  looseText,
  number,
  raw,
  usableList,
  withoutNulls,
} from '../../reading/fields.ts';
import { espnGameStatus, espnTeamSchema, noteSchema } from '../games/contestSchema.ts';

/** What we read of a game in a month's list and in a team's schedule. The latter has its score and season type in blocks. */

const competitorSchema = z.object({
  homeAway: looseText,
  score: raw,
  winner: looseFlag,
  shootoutScore: number,
  team: espnTeamSchema,
});

const competitionSchema = z.object({
  date: looseText,
  timeValid: looseFlag,
  neutralSite: looseFlag,
  type: lenientObject({ abbreviation: looseText }),
  notes: usableList(noteSchema),
  altGameNote: looseText,
  status: espnGameStatus,
  competitors: withoutNulls(z.array(competitorSchema).length(2)),
});

export const seasonEventSchema = z.object({
  id: digits,
  date: looseText,
  season: lenientObject({ year: number, type: number, slug: looseText }),
  seasonType: lenientObject({ type: number }),
  status: espnGameStatus,
  competitions: withoutNulls(z.array(competitionSchema).min(1)),
});

export type SeasonEvent = z.output<typeof seasonEventSchema>;
export type SeasonCompetition = z.output<typeof competitionSchema>;
export type SeasonCompetitor = z.output<typeof competitorSchema>;
export type EspnSeasonTeam = z.output<typeof espnTeamSchema>;
