import type { ReactNode } from 'react';
import type { Fighter } from '#domain/events/fightCard.ts';
import { feetAndInches, wholeInches } from '#domain/fights/body.ts';
import { rankText } from '#domain/fights/fighterText.ts';
import { lastNames } from '#domain/fights/lastName.ts';
import { koRate, recordText, winRate } from '#domain/fights/record.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { Form } from './Form.tsx';

type Row = readonly [label: string, of: (fighter: Fighter) => ReactNode];

const rate = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : percent(value);

const ROWS: readonly Row[] = [
  ['Record', ({ record }) => record && recordText(record)],
  ['Win rate', ({ record }) => rate(winRate(record))],
  ['KO rate', ({ record, knockoutWins }) => rate(koRate(record, knockoutWins))],
  ['Rank', rankText],
  ['Titles', ({ titles }) => titles?.join('; ')],
  ['Age', ({ age }) => age],
  ['Height', ({ height }) => height && `${feetAndInches(height)} (${Math.round(height)} cm)`],
  ['Reach', ({ reach }) => reach && `${wholeInches(reach)} (${Math.round(reach)} cm)`],
  ['Stance', ({ stance }) => stance],
  ['Country', ({ country }) => country],
  [
    'Recent form',
    ({ recentForm }) => (recentForm?.length ? <Form form={recentForm} /> : undefined),
  ],
  ['Strengths', ({ strengths }) => strengths?.join('. ')],
  ['Weaknesses', ({ weaknesses }) => weaknesses?.join('. ')],
];

const isKnown = (value: ReactNode): boolean => value !== undefined && value !== '';

/** Known facts of both fighters, side by side; a line unknown for both is left out. */
export function TaleOfTheTape({ a, b }: { readonly a: Fighter; readonly b: Fighter }) {
  const [nameA, nameB] = lastNames(a.name, b.name);
  const rows = ROWS.map(([label, of]) => ({ label, a: of(a), b: of(b) })).filter(
    (row) => isKnown(row.a) || isKnown(row.b),
  );
  return (
    <div className="reflow">
      <table className="tape">
        <caption className="visually-hidden">{`${a.name} and ${b.name} compared`}</caption>
        <thead>
          <tr>
            <th scope="col" className="text-away-text">
              {nameA}
            </th>
            <td />
            <th scope="col" className="text-home-text">
              {nameB}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <td>{isKnown(row.a) ? row.a : '–'}</td>
              <th scope="row">{row.label}</th>
              <td>{isKnown(row.b) ? row.b : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
