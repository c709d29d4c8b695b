import {
  decimals,
  percentOfShare,
  reportColumns,
  signedDigits,
} from '../backtest/report/columns.ts';
import type { StatReport } from './measure.ts';
import type { PropReport } from './props/beside.ts';
import type { PlayersReport } from './report.ts';

const HEAD = [
  'stat',
  'season',
  'games',
  'actual',
  'said',
  'MAE',
  'average',
  'last five',
  'CRPS',
  'average',
  'begun',
  'last five',
  'under average, %',
  '95 %',
  'log score',
  'average',
  'in 50 %',
  'in 80 %',
];

const PROP_HEAD = [
  'line on',
  'lines',
  'overs won',
  'line said',
  'we said',
  'log loss',
  'line',
  'half',
  'half − line',
  '95 %',
  'MAE',
  'line',
];

const NOTE = [
  'Each player’s distribution as it would have been published before the game, given that he played, on the tested season; average:',
  'the mean of his games of this season, begun: the same with his last season counting for a few games, both with the spread that',
  'earlier seasons had around such a mean. CRPS, MAE in the stat’s unit, log score in nats: lower is better. In 50 and 80 %: share',
  'of games inside the central ranges, by randomized PIT. Intervals by day. Lines: both prices in hand, power method, pushes out.',
].join('\n');

function statRow(report: StatReport & { readonly season: number }): string[] {
  const { own, 'season average': average, 'begun at last season': begun } = report.scores;
  const five = report.scores['last five'];
  const share = (value: number): string => decimals((100 * -value) / average.crps, 1);
  return [
    report.title,
    String(report.season),
    String(report.games),
    decimals(report.actual, 2),
    decimals(report.said, 2),
    ...[own, average, five].map(({ absolute }) => decimals(absolute, 3)),
    ...[own, average, begun, five].map(({ crps }) => decimals(crps, 3)),
    share(report.under.mean),
    `[${share(report.under.high)}, ${share(report.under.low)}]`,
    decimals(own.log, 3),
    decimals(average.log, 3),
    percentOfShare(own.cover50),
    percentOfShare(own.cover80),
  ];
}

function propRow(report: PropReport): string[] {
  const { halfOverLine, logLoss, absolute } = report;
  return [
    report.stat,
    String(report.lines),
    percentOfShare(report.won),
    percentOfShare(report.line),
    percentOfShare(report.own),
    ...[logLoss.own, logLoss.line, logLoss.half].map((loss) => decimals(loss, 4)),
    signedDigits(halfOverLine.mean, 4),
    `[${signedDigits(halfOverLine.low, 4)}, ${signedDigits(halfOverLine.high, 4)}]`,
    decimals(absolute.own, 3),
    decimals(absolute.line, 3),
  ];
}

/** The table of players, league by league. */
export function playersText(reports: readonly PlayersReport[]): string {
  const parts = reports.map(({ league, stats, props, notes }) =>
    [
      league,
      ...reportColumns([HEAD, ...stats.map(statRow)], '  '),
      ...(props.length > 0 ? ['', ...reportColumns([PROP_HEAD, ...props.map(propRow)], '  ')] : []),
      ...notes.map((note) => `  ${note}`),
    ].join('\n'),
  );
  return `${[...parts, NOTE].join('\n\n')}\n`;
}
