import { reportColumns, signedDigits } from '../report/columns.ts';
import type { BookTable, BookTableRow } from './types.ts';

const HEAD = ['', 'bets', 'full distance', 'claimed (half)', 'realised', '95 %', 'holds'];

const of = (share: number, digits: number): string => `${signedDigits(100 * share, digits)} %`;

/**
 * Whether the claim holds: realised returns do not exclude what lies between the half that is claimed and the full distance. Below
 * the half the claim is false; above the full distance it is only modest.
 */
const claimHolds = ({ claimed, realised }: BookTableRow): boolean | undefined =>
  realised && claimed <= realised.high;

function cells(row: BookTableRow): string[] {
  const { name, measure, bets, full, claimed, realised } = row;
  const digits = measure === 'close' ? 2 : 1;
  const holds = claimHolds(row);
  const inside = realised && claimed >= realised.low && claimed <= realised.high;
  return [
    name,
    String(bets),
    of(full, digits),
    of(claimed, digits),
    realised ? of(realised.mean, digits) : '–',
    realised
      ? `[${signedDigits(100 * realised.low, digits)}, ${signedDigits(100 * realised.high, digits)}]`
      : 'too few',
    holds === undefined ? '–' : inside ? 'inside' : holds ? 'modest' : 'NO',
  ];
}

const NOTE = [
  'Returns per unit staked; intervals by whole days (bootstrap, seeded). Full distance: what the consensus would give at the price;',
  'claimed: at half of that distance in log-odds, which is what the site shows. Holds: the claim lies inside the interval, or below',
  'it (modest); NO: it returned less than it claimed. Thresholds were chosen on seasons to 2022-23.',
];

/** The tables as terminal text. */
export const bookTablesText = (tables: readonly BookTable[]): string =>
  [
    ...tables.flatMap(({ title, rows, notes }) => [
      '',
      `━━ ${title} ━━`,
      ...reportColumns([HEAD, ...rows.map(cells)], '  '),
      ...notes.map((note) => `  ${note}`),
    ]),
    '',
    ...NOTE,
    '',
  ].join('\n');
