import { signed } from '#domain/numbers/numbers.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { EMPTY_CELL, gainRange, gainText, rateRange, rateText, tallyText } from '../words.ts';
import type { FiguresProps } from './figuresRow.ts';
import { Range } from './Range.tsx';

/** A line per group: losses first, the worst runs, then the result. */
export const ReturnsTable = ({ of, by, rows }: FiguresProps) => (
  <ScrollRegion label={`Results ${by}`} className="scroll">
    <table className="data-table returns-table">
      <caption className="visually-hidden">{`Results ${by}`}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">Lost</th>
          <th scope="col">Won</th>
          <th scope="col">Push</th>
          <th scope="col">Void</th>
          <th scope="col">Longest losing run</th>
          <th scope="col">Worst drawdown</th>
          <th scope="col">Win rate</th>
          <th scope="col">Priced</th>
          <th scope="col">Units</th>
          <th scope="col">ROI</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, all, rated }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <b>{tallyText(all.lost)}</b>
            </td>
            <td>{tallyText(all.won)}</td>
            <td>{tallyText(all.pushed)}</td>
            <td>{tallyText(all.voided)}</td>
            <td>{rated ? tallyText(rated.worst.losses) : EMPTY_CELL}</td>
            <td>{all.units === undefined ? EMPTY_CELL : all.worst.drawdown.toFixed(1)}</td>
            <td>
              {rateText(rated?.winRate)}
              <Range text={rateRange(rated?.winRate)} />
            </td>
            <td>{tallyText(all.staked)}</td>
            <td>{all.units === undefined ? EMPTY_CELL : signed(all.units, 2)}</td>
            <td>
              {gainText(all.roi)}
              <Range text={gainRange(all.roi)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
