import type { BootstrapInterval } from '../metrics/bootstrap.ts';
import { decimals, reportColumns, signedDigits } from '../report/columns.ts';
import type { OpeningRow } from './openingRows.ts';
import type { MoveWalk } from './types.ts';

const HEAD = [
  'log loss',
  'games',
  'open',
  'own − open',
  'published − open',
  'close − open',
  'published − close',
  'value of a pick',
  'of a strong pick',
];

/** The second table: our own, the early published and the closing forecasts against the opening lines. */
export function openingText(walks: readonly MoveWalk[]): string[] {
  const rows = walks.flatMap(({ league, seasons, openings }) =>
    openings.map((row) => cells(`${league} ${seasons}`, row)),
  );
  if (rows.length === 0) return [];
  return ['', '━━ Opening lines ━━', ...reportColumns([HEAD, ...rows], '  '), '', NOTE];
}

const NOTE = [
  'Published: anchored to the opening line. Cover and over: at the opening line. Value of an early pick: the side our',
  'model likes better than the opening line does, and how many points of share the close moved toward it; strong: we',
  'differ by five points or more. It is before the margin in the price, which is two points and more.',
].join('\n');

const cells = (name: string, row: OpeningRow): string[] => [
  `${name} ${row.question}`,
  String(row.games),
  decimals(row.open, 4),
  ...[row.ownOpen, row.publishedOpen, row.closeOpen, row.publishedClose].map(lossText),
  shareText(row.value),
  row.strongValue ? `${shareText(row.strongValue)} (${row.strongValue.answers})` : '–',
];

const lossText = ({ mean, low, high }: BootstrapInterval): string =>
  `${signedDigits(mean, 4)} [${signedDigits(low, 4)}, ${signedDigits(high, 4)}]`;

const shareText = ({ mean, low, high }: BootstrapInterval): string =>
  `${signedDigits(100 * mean, 2)} [${signedDigits(100 * low, 2)}, ${signedDigits(100 * high, 2)}]`;
