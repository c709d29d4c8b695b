import { percentOfShare, reportColumns, signedDigits } from '../report/columns.ts';
import { openingText } from './openingText.ts';
import type { MeasuredMove, MoveWalk } from './types.ts';

const HEAD = [
  '',
  'moves',
  'toward us',
  '95 %',
  'of moves of two points',
  'closing-line value',
  '95 %',
];

const NOTE = [
  'Our model alone against the first price seen, where they differ by two points of share or more; a move is any other line or price',
  'at the close. Closing-line value in points of share, before the margin in the price, which is about as large: no return is claimed.',
].join('\n');

const cells = (name: string, { question, moves, hit, far, value }: MeasuredMove): string[] => [
  `${name} ${question}`,
  String(moves),
  `${percentOfShare(hit.mean)} %`,
  `[${percentOfShare(hit.low)}, ${percentOfShare(hit.high)}]`,
  far ? `${percentOfShare(far.hit)} % of ${far.moves}` : '–',
  signedDigits(100 * value.mean, 2),
  `[${signedDigits(100 * value.low, 2)}, ${signedDigits(100 * value.high, 2)}]`,
];

/** The table of moves, then the forecasts against the opening lines. */
export const moveText = (walks: readonly MoveWalk[]): string =>
  [
    '',
    '━━ Where the line went ━━',
    ...reportColumns(
      [
        HEAD,
        ...walks.flatMap(({ league, seasons, rows }) =>
          rows.map((row) => cells(`${league} ${seasons}`, row)),
        ),
      ],
      '  ',
    ),
    '',
    NOTE,
    ...openingText(walks),
    '',
  ].join('\n');
