import { z } from 'zod';
import { digits, flag, number, text } from '../reading/fields.ts';

/** What we read of a game of CollegeFootballData's /games (its API's version 2). */
export const cfbdGameSchema = z.object({
  /** ESPN's id of the game. */
  id: digits,
  season: number,
  /** regular, postseason, spring_regular … */
  seasonType: text,
  startDate: text,
  startTimeTBD: flag,
  completed: flag,
  neutralSite: flag,
  venue: text,
  homeTeam: text,
  /** fbs, fcs, ii or iii. */
  homeClassification: text,
  homePoints: number,
  awayTeam: text,
  awayClassification: text,
  awayPoints: number,
});

export type CfbdGame = z.output<typeof cfbdGameSchema>;
