import * as z from 'zod/mini';
import { NO_ENDPOINT } from '#domain/words/failures.ts';
import { NOT_FOUND } from '#domain/words/notFound.ts';

/** Every endpoint's error response. */
export const errorSchema = z.object({ error: z.string() });

export const ERRORS = {
  noEndpoint: NO_ENDPOINT,
  only: (methods: string) => `This address takes ${methods} only`,
  /** Something failed, and has been logged. */
  notDone: 'We cannot do this right now. Please try again in a minute.',
  invalidGameId: NOT_FOUND.invalidGameId,
  gameNotFound: NOT_FOUND.gameNotFoundText,
  gamePlayersNotFound: 'We have no lines of this game’s players',
  gameCurveNotFound: 'We have not seen this game being played',
  invalidEventId: 'Give the number of an event',
  eventLiveNotFound:
    'We have no forecast of an event with this number that is followed as it is played',
  eventCurveNotFound: 'We have not seen this event being played',
  unknownLeague: 'Unknown league',
  unknownSport: 'Unknown sport',
  unknownTour: 'Unknown tour',
  unknownParameter: (name: string) => `Unknown parameter: ${name}`,
  /** @param field its place in what was sent, with dots; empty for all of it */
  unreadable: (field: string) =>
    field === '' ? 'The request is not valid' : `“${field}” is missing or not valid`,
  repeatedParameter: (name: string) => `Repeated parameter: ${name}`,
  invalidLine: 'Give the number of a line, from 1',
  lineNotFound: 'The ledger has no line with this number',
  invalidPart: 'Give the number of a part, from 1',
  invalidDay: 'Give a day as YYYY-MM-DD',
  partNotFound: 'The ledger has no part with this number',
  unknownFollow:
    'Name what is followed by league and page, with commas between: “of=nba:boston-celtics,nfl”',
  tooManyFollowed: 'At most 50 can be asked for at once',
  seasonNotFound: 'We have no season odds of this league now',
  seasonInputsNotFound: 'We have no season odds with these inputs; they are kept for 30 days',
  seasonTeamNotFound: 'We have no season odds of this team',
  page: 'We cannot show this page right now. Please try again in a minute.',
  unavailable: 'We cannot load the predictions right now. Please try again in a minute.',
} as const;
