import { type CalendarDate, easternMidday } from '#domain/time/time.ts';
import { shortDate } from '#domain/words/shortDate.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { EMPTY_CELL, groupedDigits } from '../words.ts';
import type { ForecastLosses } from './LossCells.tsx';

/** A league's result for one question in the backtest. */
interface BacktestRow {
  readonly league: string;
  readonly seasons: string;
  readonly answers: number;
  /** Day on which our results for the league end today. */
  readonly resultsEnd?: CalendarDate | undefined;
  readonly ours: ForecastLosses;
  /** The model alone. */
  readonly own?: ForecastLosses | undefined;
  readonly close?: ForecastLosses | undefined;
  readonly coin?: ForecastLosses | undefined;
}

/** Comparable rows: forecasts of one question. */
export interface BacktestGroup {
  /** The question; with a coin's score, if it is the same for all rows. */
  readonly title: string;
  readonly rows: readonly BacktestRow[];
}

/** The scored forecasts: the published one, our model alone, the books' closing one, a coin. */
const NAMES = { ours: 'Ours', own: 'Model alone', close: 'Close', coin: 'Coin' } as const;
type Scored = keyof typeof NAMES;

interface Score {
  readonly score: keyof ForecastLosses;
  readonly digits: number;
  readonly of: readonly Scored[];
  /** Whether a line states the number of contests and when our results end. */
  readonly dated: boolean;
}

/** Always visible. A coin's log loss is the same for every line of a question, so it is in the heading. */
const LOG: Score = { score: 'log', digits: 3, of: ['ours', 'own', 'close'], dated: true };
const SQUARED: Score = {
  score: 'squared',
  digits: 4,
  of: ['ours', 'own', 'close', 'coin'],
  dated: false,
};

interface Props {
  readonly caption: string;
  readonly groups: readonly BacktestGroup[];
  readonly squared?: boolean;
}

function Row({ row, as }: { readonly row: BacktestRow; readonly as: Score }) {
  const { league, seasons, answers, resultsEnd } = row;
  return (
    <tr>
      <th scope="row">
        {league}
        {as.dated && <span className="range">{` ${groupedDigits(answers)} in ${seasons}`}</span>}
      </th>
      {as.of.map((whose) => {
        const text = row[whose]?.[as.score]?.toFixed(as.digits) ?? EMPTY_CELL;
        return <td key={whose}>{whose === 'own' ? <b>{text}</b> : text}</td>;
      })}
      {as.dated && (
        <td className="day text-ink-2">
          {resultsEnd ? shortDate(easternMidday(resultsEnd)) : EMPTY_CELL}
        </td>
      )}
    </tr>
  );
}

/** The forecasts on past seasons, walked forward, by question. */
export function BacktestTable({ caption, groups, squared = false }: Props) {
  const as = squared ? SQUARED : LOG;
  const names = [...as.of.map((whose) => NAMES[whose]), ...(as.dated ? ['Our results end'] : [])];
  return (
    <ScrollRegion label={caption} className="scroll">
      <table className="data-table scores-table backtest-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {[as.dated ? 'League, contests' : 'League', ...names].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="group">
              <th
                className="pt-3.5 text-muted text-13 font-semibold"
                scope="rowgroup"
                colSpan={names.length + 1}
              >
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.league} row={row} as={as} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
