import { sportLabel } from '#domain/record/groups.ts';
import { BACKTEST } from './backtest.ts';
import { testedSeasonsText, unitOf } from './words.ts';

/** Golf's file contains all tours. */
const labelOf = (league: string): string => (league === 'golf' ? 'Golf' : sportLabel(league));

/** Backtest results of the leagues under one of the record's names. */
export const leaguesTested = (label: string) =>
  BACKTEST.questions
    .filter(({ league }) => labelOf(league) === label)
    .map((row) => ({ ...row, seasons: testedSeasonsText(row.seasons), unit: unitOf(row.league) }));
