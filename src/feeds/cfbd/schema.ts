import { z } from 'zod';
import { digits, looseFlag, looseText, number } from '../reading/fields.ts';

/** What we read of a game of CollegeFootballData's /games (its API's version 2). */
export const cfbdGameSchema = z.object({
  /** ESPN's id of the game. */
  id: digits,
  season: number,
  /** regular, postseason, spring_regular … */
  seasonType: looseText,
  startDate: looseText,
  startTimeTBD: looseFlag,
  completed: looseFlag,
  neutralSite: looseFlag,
  venue: looseText,
  homeTeam: looseText,
  /** fbs, fcs, ii or iii. */
  homeClassification: looseText,
  homePoints: number,
  awayTeam: looseText,
  awayClassification: looseText,
  awayPoints: number,
});

export type CfbdGame = z.output<typeof cfbdGameSchema>;
