import * as z from 'zod/mini';
import { storedFields } from './facts.ts';
import { fightCardFields } from './fightCard.ts';
import { golfTournamentFields } from './golfTournament.ts';
import { raceFields } from './race.ts';
import { tennisMatchFields } from './tennisMatch.ts';

/** An event of an individual sport as the store keeps it, samples are authored in and the site shows it. */
export const sportEventSchema = z.discriminatedUnion('kind', [
  z.object({ ...storedFields, ...fightCardFields }),
  z.object({ ...storedFields, ...tennisMatchFields }),
  z.object({ ...storedFields, ...raceFields }),
  z.object({ ...storedFields, ...golfTournamentFields }),
]);

/** The same without what the store adds: what an event's row holds as JSON. */
export const eventBodySchema = z.discriminatedUnion('kind', [
  z.object(fightCardFields),
  z.object(tennisMatchFields),
  z.object(raceFields),
  z.object(golfTournamentFields),
]);
