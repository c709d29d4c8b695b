import { z } from 'zod';
import { oneLine } from '#domain/words/oneLine.ts';
import { digits, looseText, number, usableList } from '../reading/fields.ts';

const LONGEST = 2_000;

/** A description: longer than other texts, on one line. */
const prose = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? oneLine(value, LONGEST) : ''))
  .optional();

/** The parts of TheSportsDB's events we read. */
export const sportsDbEventSchema = z.object({
  idEvent: digits,
  strEvent: looseText,
  strSport: looseText,
  idLeague: looseText,
  strLeague: looseText,
  strDescriptionEN: prose,
  strHomeTeam: looseText,
  strAwayTeam: looseText,
  intHomeScore: number,
  intAwayScore: number,
  strTimestamp: looseText,
  dateEvent: looseText,
  strTime: looseText,
  strTimeLocal: looseText,
  strResult: prose,
  strVenue: looseText,
  strCity: looseText,
  strCountry: looseText,
  strThumb: looseText,
  strStatus: looseText,
  strPostponed: looseText,
});
export type SportsDbEvent = z.output<typeof sportsDbEventSchema>;

export const leaguesSchema = z.object({
  leagues: usableList(z.object({ idLeague: looseText, strLeague: looseText, strSport: looseText })),
});
