import { z } from 'zod';
import { block, number, text, usableList } from '../reading/fields.ts';

/** The parts of Jolpica's answers we read (the Ergast format: numbers come as text). */

const moment = block({ date: text, time: text });

const person = block({ givenName: text, familyName: text });
const team = block({ name: text });

const classified = z.object({
  number: text,
  position: number,
  positionText: text,
  grid: number,
  status: text,
  Driver: person,
  Constructor: team,
});

export const jolpicaRaceSchema = z.object({
  season: number,
  round: number,
  raceName: text,
  Circuit: block({
    circuitName: text,
    Location: block({ locality: text, country: text }),
  }),
  date: text,
  time: text,
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
    series: text,
    RaceTable: z.object({ season: number, round: number, Races: z.array(z.unknown()) }),
  }),
});

export type JolpicaRace = z.output<typeof jolpicaRaceSchema>;
export type JolpicaRow = z.output<typeof classified>;
