import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { count } from '../words.ts';
import { type Forecaster, LossCells, type Losses } from './LossCells.tsx';
import { ScoresHead } from './ScoresHead.tsx';

/** How one question of a league went in the backtest. */
export interface BacktestRow {
  readonly league: string;
  readonly seasons: string;
  readonly answers: number;
  readonly ours: Losses;
  /** The model alone. */
  readonly own?: Losses | undefined;
  readonly close?: Losses | undefined;
  readonly coin?: Losses | undefined;
}

interface Props {
  /** What the forecasts are of, and what one answer is. */
  readonly asked: {
    readonly title: string;
    readonly unit: string;
    readonly squared?: 'Brier' | 'RPS';
    readonly coin: boolean;
  };
  readonly rows: readonly BacktestRow[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The forecasts of one question on past seasons, walked forward: ours, the model alone, the close and a coin. */
export function BacktestTable({ asked, rows }: Props) {
  const { title, unit, squared, coin } = asked;
  const of: readonly Forecaster[] = ['ours', 'own', 'close', ...(coin ? ['coin' as const] : [])];
  const folded = ['Seasons', capital(unit)];
  const names = [...(squared ? [`${squared} score`] : []), 'Log loss (nats)'];
  return (
    <ScrollRegion label={`Backtest: ${title}`} className="scroll">
      <table className="data-table scores-table">
        <caption className="visually-hidden">{`Backtest: ${title}`}</caption>
        <ScoresHead
          before={['League', ...folded]}
          folded={folded}
          scores={names}
          forecasters={of}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.league}>
              <th scope="row">
                {row.league}{' '}
                <span className="range narrow-only">
                  {row.seasons}, {count(row.answers)}
                </span>
              </th>
              <td className="wide-only">{row.seasons}</td>
              <td className="wide-only">{count(row.answers)}</td>
              <LossCells losses={row} of={of} scores={squared ? ['squared', 'log'] : ['log']} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
