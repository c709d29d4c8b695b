import type { BootstrapInterval } from '../metrics/bootstrap.ts';
import { decimals, percentOfShare, reportColumns, signedDigits } from '../report/columns.ts';
import type { GoalReport, MomentReport, SeasonsReport, WinsReport } from './report.ts';

/** The report as terminal text. */
export const seasonReportsText = (reports: readonly SeasonsReport[]): string =>
  [...reports.flatMap(leagueLines), ''].join('\n');

const leagueLines = ({
  league,
  tested,
  widths,
  next,
  nextFading,
  goals,
  ranged,
  wins,
  fields,
}: SeasonsReport) => [
  '',
  `━━ ${league} seasons ${tested[0]}–${tested.at(-1)} (${tested.length}) ━━`,
  `  widening/drift/unseen and fading before each: ${widths.map(([season, { name }, fading]) => `${season} ${name} ${fading}`).join(', ')}; next ${next.name} ${nextFading}`,
  ...(ranged > 0 ? winsLines(ranged, wins) : []),
  ...goals.flatMap(goalLines),
  ...(fields.length > 0 ? ['', ...fields.map((line) => `  ${line}`)] : []),
];

const winsLines = (ranged: number, wins: readonly WinsReport[]): string[] => [
  '',
  `  final wins (points in soccer and hockey), last ${ranged} seasons: share of teams within the middle 80 %`,
  ...reportColumns(
    [
      [
        '',
        'covered',
        'next width',
        'filter’s own',
        'certain',
        'shown range',
        'mean width',
        'RPS',
        'certain',
      ],
      ...wins.map((one) => [
        one.moment,
        percentOfShare(one.covered),
        percentOfShare(one.next),
        percentOfShare(one.filtered),
        percentOfShare(one.certain),
        percentOfShare(one.shown),
        one.width.toFixed(1),
        one.score.toFixed(3),
        one.certainScore.toFixed(3),
      ]),
    ],
    '    ',
  ),
];

const goalLines = ({ goal, moments, bins, calibrationError }: GoalReport): string[] => [
  '',
  `  ${goal.name} (${goal.id})`,
  ...reportColumns(
    [
      [
        'Brier',
        'own',
        'record',
        'last season',
        'certain',
        'own − record',
        'own − last season',
        'own − certain',
        'cases',
      ],
      ...moments.map(momentCells),
    ],
    '    ',
  ),
  ...reportColumns(
    [
      ['log loss', 'own', 'record', 'last season', 'certain'],
      ...moments.map(({ moment, logLoss }) => [
        moment,
        decimals(logLoss.own, 4),
        decimals(logLoss.record, 4),
        decimals(logLoss.lastSeason, 4),
        decimals(logLoss.certain, 4),
      ]),
    ],
    '    ',
  ),
  `    calibration, ten bins without the last week (error ${decimals(calibrationError, 3)}): ${bins
    .map(
      ({ forecast, share, count }) => `${decimals(forecast, 2)}→${decimals(share, 2)} (${count})`,
    )
    .join('  ')}`,
];

const momentCells = ({ moment, brier, less, cases }: MomentReport): string[] => [
  moment,
  decimals(brier.own, 4),
  decimals(brier.record, 4),
  decimals(brier.lastSeason, 4),
  decimals(brier.certain, 4),
  interval(less.record),
  interval(less.lastSeason),
  interval(less.certain),
  String(cases),
];

const interval = ({ mean, low, high }: BootstrapInterval): string =>
  `${signedDigits(mean, 4)} [${signedDigits(low, 4)}, ${signedDigits(high, 4)}]`;
