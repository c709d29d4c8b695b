import * as z from 'zod/mini';
import { storedFields } from './facts.ts';
import { fightCardFields } from './fightCard.ts';
import { golfTournamentFields } from './golfTournament.ts';
import { raceFields } from './race.ts';
import { tennisMatchFields } from './tennisMatch.ts';

/** An event of an individual sport, in the form used by the store, by samples and by the site. */
export const sportEventSchema = z.discriminatedUnion('kind', [
  z.object({ ...storedFields, ...fightCardFields }),
  z.object({ ...storedFields, ...tennisMatchFields }),
  z.object({ ...storedFields, ...raceFields }),
  z.object({ ...storedFields, ...golfTournamentFields }),
]);

/** The same without the fields that the store adds: the JSON in an event's row. */
export const eventBodySchema = z.discriminatedUnion('kind', [
  z.object(fightCardFields),
  z.object(tennisMatchFields),
  z.object(raceFields),
  z.object(golfTournamentFields),
]);
