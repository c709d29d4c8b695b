import { sportLabel } from '#domain/record/groups.ts';
import { BACKTEST } from './backtest.ts';
import { seasonsText, unitOf } from './words.ts';

/** The file of golf holds all tours. */
const labelOf = (league: string): string => (league === 'golf' ? 'Golf' : sportLabel(league));

/** What the backtest says of the leagues under a name, as the record names them. */
export const testedLeagues = (label: string) =>
  BACKTEST.questions
    .filter(({ league }) => labelOf(league) === label)
    .map((row) => ({ ...row, seasons: seasonsText(row.seasons), unit: unitOf(row.league) }));
