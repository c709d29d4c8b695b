import { holds } from '#domain/record/figures/edgeTable.ts';
import { columns, percent, signed } from '../report/columns.ts';
import { openingText } from './openingText.ts';
import type { EdgeReport } from './report.ts';
import type { EdgeRow } from './table.ts';
import type { EdgeWalk } from './types.ts';

const HEAD = [
  'bets by claimed return',
  'bets',
  '% of games',
  'claimed',
  'realised',
  '95 %',
  'inside',
];

/** The tables as terminal text. */
export const edgeText = (reports: readonly EdgeReport[], walks: readonly EdgeWalk[]): string =>
  [...reports.flatMap(lines), '', NOTE, ...openingText(walks), ''].join('\n');

const NOTE = [
  'Published: our figures and the close pooled and weighted, each season’s weights from the seasons before. Reference',
  'and price: the closing prices of the books the files have; lines without prices cost −110. A price is an edge where',
  'it beats what is published and, of teams, what the books agree on by more than our own error: one book alone is never',
  'beaten, but in the UFC, where our own chance has a part in what is published. Claims and returns are per unit staked,',
  'pushes among them.',
  'Old rule: on each game the bet with the best return by our model alone.',
].join('\n');

function lines({ league, seasons, games, twoBooks, pooled, edges, old }: EdgeReport): string[] {
  const head = `━━ ${`${league} ${seasons}`.trim()} ━━ ${games} priced games, ${twoBooks} by two books`;
  const none =
    twoBooks === 0 && !pooled ? 'no edge: one book’s prices cannot be off the books' : 'no edge';
  const rows = [...edges.map((row) => cells('edges', row)), ...oldRows(old)];
  return [
    '',
    head,
    ...(edges.length === 0 ? [`  the site’s rule: ${none}`] : []),
    ...(rows.length > 0 ? columns([HEAD, ...rows], '  ') : []),
  ];
}

const oldRows = (old: readonly EdgeRow[]): string[][] => old.map((row) => cells('old rule', row));

function cells(rule: string, row: EdgeRow): string[] {
  const { bucket, bets, gameShare, claimed, realised } = row;
  const of = (share: number): string => `${signed(100 * share, 1)} %`;
  return [
    `${rule}, ${bucket}`,
    String(bets),
    percent(gameShare),
    of(claimed),
    realised ? of(realised.mean) : '–',
    realised ? `[${signed(100 * realised.low, 1)}, ${signed(100 * realised.high, 1)}]` : 'too few',
    insideText(holds(row)),
  ];
}

const insideText = (inside: boolean | undefined): string =>
  inside === undefined ? '–' : inside ? 'yes' : 'NO';
