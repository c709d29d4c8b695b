import type { GroupFigures } from '#domain/record/figures/groupFigures.ts';
import { BlockTable } from '../../ui/BlockTable.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { TABLE_ROLES } from '../../ui/tableRoles.ts';
import { EMPTY_CELL, gainRange, gainText, groupedDigits } from '../words.ts';
import type { FiguresProps } from './figuresRow.ts';
import { LossCells } from './LossCells.tsx';
import { blockCell } from './linesCell.ts';
import { Range } from './Range.tsx';
import { ScoresHead } from './ScoresHead.tsx';

/** Scores on picks with a close; if there are none, on all picks without it. */
function besideOf(figures: GroupFigures | undefined) {
  const { scores } = figures ?? {};
  return scores?.beside ?? (scores && { ...scores, close: undefined });
}

function ScoreCells({ figures }: { readonly figures: GroupFigures | undefined }) {
  const beside = besideOf(figures);
  return (
    <>
      <td {...blockCell('Scored')}>{beside ? groupedDigits(beside.decided) : EMPTY_CELL}</td>
      <LossCells losses={{ ours: beside?.ours, close: beside?.close, coin: beside?.coin }} />
    </>
  );
}

/** The forecasts' scores next to the books' closing one and a coin, and the value of the prices at the close. */
export const ScoresTable = ({ of, by, rows }: FiguresProps) => (
  <ScrollRegion label={`Forecasts ${by}`} className="scroll">
    <BlockTable className="data-table scores-table lines-table" label={`Forecasts ${by}`}>
      <caption className="visually-hidden">{`Forecasts ${by}`}</caption>
      <ScoresHead before={[of, 'Scored']} after={['Closing-line value', 'Beat the close']} />
      <tbody {...TABLE_ROLES.rows}>
        {rows.map(({ key, name, all, rated }) => (
          <tr {...TABLE_ROLES.row} key={key}>
            <th {...TABLE_ROLES.heading} scope="row">
              {name}
            </th>
            <ScoreCells figures={rated} />
            <td {...blockCell('Closing-line value')}>
              {gainText(all.closing?.value)}
              <Range text={gainRange(all.closing?.value)} />
            </td>
            <td {...blockCell('Beat the close')}>
              {all.closing ? `${all.closing.beat.toFixed(1)}%` : EMPTY_CELL}
              <Range text={all.closing && `of ${groupedDigits(all.closing.picks)}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  </ScrollRegion>
);
