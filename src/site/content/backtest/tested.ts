import { sportLabel } from '#domain/record/groups.ts';
import { BACKTEST } from './backtest.ts';
import { seasonsText, unitOf } from './words.ts';

/** Golf's file contains all tours. */
const labelOf = (league: string): string => (league === 'golf' ? 'Golf' : sportLabel(league));

/** Backtest results of the leagues under one of the record's names. */
export const testedLeagues = (label: string) =>
  BACKTEST.questions
    .filter(({ league }) => labelOf(league) === label)
    .map((row) => ({ ...row, seasons: seasonsText(row.seasons), unit: unitOf(row.league) }));
