import { signed } from '#domain/numbers/numbers.ts';
import { BlockTable } from '../../ui/BlockTable.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { TABLE_ROLES } from '../../ui/tableRoles.ts';
import { EMPTY_CELL, gainRange, gainText, groupedDigits, rateRange, rateText } from '../words.ts';
import type { FiguresProps } from './figuresRow.ts';
import { blockCell } from './linesCell.ts';
import { Range } from './Range.tsx';

/** A line per group: losses first, the worst runs, then the result. */
export const ReturnsTable = ({ of, by, rows }: FiguresProps) => (
  <ScrollRegion label={`Results ${by}`} className="scroll">
    <BlockTable className="data-table returns-table lines-table" label={`Results ${by}`}>
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
      <tbody {...TABLE_ROLES.rows}>
        {rows.map(({ key, name, all, rated }) => (
          <tr {...TABLE_ROLES.row} key={key}>
            <th {...TABLE_ROLES.heading} scope="row">
              {name}
            </th>
            <td {...blockCell('Lost')}>
              <b>{groupedDigits(all.lost)}</b>
            </td>
            <td {...blockCell('Won')}>{groupedDigits(all.won)}</td>
            <td {...blockCell('Push')}>{groupedDigits(all.pushed)}</td>
            <td {...blockCell('Void')}>{groupedDigits(all.voided)}</td>
            <td {...blockCell('Longest losing run')}>
              {rated ? groupedDigits(rated.worst.losses) : EMPTY_CELL}
            </td>
            <td {...blockCell('Worst drawdown')}>
              {all.units === undefined ? EMPTY_CELL : all.worst.drawdown.toFixed(1)}
            </td>
            <td {...blockCell('Win rate')}>
              {rateText(rated?.winRate)}
              <Range text={rateRange(rated?.winRate)} />
            </td>
            <td {...blockCell('Priced')}>{groupedDigits(all.staked)}</td>
            <td {...blockCell('Units')}>
              {all.units === undefined ? EMPTY_CELL : signed(all.units, 2)}
            </td>
            <td {...blockCell('ROI')}>
              {gainText(all.roi)}
              <Range text={gainRange(all.roi)} />
            </td>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  </ScrollRegion>
);
