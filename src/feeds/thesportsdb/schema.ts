import { z } from 'zod';
import { oneLine } from '#domain/words/oneLine.ts';
import { digits, number, text, usableList } from '../reading/fields.ts';

const LONGEST = 2_000;

/** A description: longer than other texts, on one line. */
const prose = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? oneLine(value, LONGEST) : ''))
  .optional();

/** The parts of TheSportsDB's events we read. */
export const sportsDbEventSchema = z.object({
  idEvent: digits,
  strEvent: text,
  strSport: text,
  idLeague: text,
  strLeague: text,
  strDescriptionEN: prose,
  strHomeTeam: text,
  strAwayTeam: text,
  intHomeScore: number,
  intAwayScore: number,
  strTimestamp: text,
  dateEvent: text,
  strTime: text,
  strTimeLocal: text,
  strResult: prose,
  strVenue: text,
  strCity: text,
  strCountry: text,
  strThumb: text,
  strStatus: text,
  strPostponed: text,
});
export type SportsDbEvent = z.output<typeof sportsDbEventSchema>;

export const leaguesSchema = z.object({
  leagues: usableList(z.object({ idLeague: text, strLeague: text, strSport: text })),
});
