import { z } from 'zod';
import { lenientObject, looseText, number, usableList } from '../reading/fields.ts';

/** The parts of Jolpica's answers we read (the Ergast format: numbers come as text). */

const moment = lenientObject({ date: looseText, time: looseText });

const person = lenientObject({ givenName: looseText, familyName: looseText });
const team = lenientObject({ name: looseText });

const classified = z.object({
  number: looseText,
  position: number,
  positionText: looseText,
  grid: number,
  status: looseText,
  Driver: person,
  Constructor: team,
});

export const jolpicaRaceSchema = z.object({
  season: number,
  round: number,
  raceName: looseText,
  Circuit: lenientObject({
    circuitName: looseText,
    Location: lenientObject({ locality: looseText, country: looseText }),
  }),
  date: looseText,
  time: looseText,
  FirstPractice: moment,
  SecondPractice: moment,
  ThirdPractice: moment,
  Qualifying: moment,
  Sprint: moment,
  SprintQualifying: moment,
  SprintShootout: moment,
  QualifyingResults: usableList(classified),
  Results: usableList(classified),
  SprintResults: usableList(classified),
});

export const answerSchema = z.object({
  MRData: z.object({
    /** "f1" */
    series: looseText,
    RaceTable: z.object({ season: number, round: number, Races: z.array(z.unknown()) }),
  }),
});

export type JolpicaRace = z.output<typeof jolpicaRaceSchema>;
export type JolpicaRow = z.output<typeof classified>;
