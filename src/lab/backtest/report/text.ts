import { decimals, percentOfShare, reportColumns, signedDigits } from './columns.ts';
import { reliabilityLines } from './reliabilityText.ts';
import { summaryLines } from './summaryText.ts';
import type {
  DifferenceReport,
  LeagueReport,
  ModelScore,
  QuantityReport,
  QuantityScore,
  QuestionReport,
  Report,
  ScoreGroup,
  SeasonReport,
  ShapeReport,
} from './types.ts';

/** The report as terminal text. */
export const reportText = (report: Report): string =>
  [
    ...report.leagues.flatMap(leagueLines),
    ...summaryLines(report.leagues),
    ...report.skipped.map(({ league, reason }) => `${league} skipped: ${reason}`),
    '',
    report.statement,
    '',
  ].join('\n');

const leagueLines = ({ league, seasons, notes }: LeagueReport): string[] => [
  ...seasons.flatMap((season) => ['', `━━ ${league} ${season.season} ━━`, ...seasonLines(season)]),
  ...notes.map((note) => `  note: ${note}`),
];

const seasonLines = ({ questions, quantities, shapes }: SeasonReport): string[] => [
  ...questions.flatMap(questionLines),
  ...quantities.flatMap(quantityLines),
  ...(shapes.length > 0 ? shapeLines(shapes) : []),
];

function questionLines(question: QuestionReport): string[] {
  const { name, outcomes, squared, games, groups, differences, pools } = question;
  const of = outcomes === 'field' ? 'probability of the winner' : outcomes.join(' / ');
  return [
    '',
    `  ${name}: ${of} · ${games} answers`,
    ...groups.flatMap((group) => groupLines(group, squared)),
    ...differenceLines(differences),
    ...Object.entries(pools).map(
      ([season, { close, own }]) =>
        `    published ${season} = close^${decimals(close, 3)} · own^${decimals(own, 3)}, fitted on earlier seasons`,
    ),
    ...reliabilityLines(question),
  ];
}

function groupLines({ games, models }: ScoreGroup<ModelScore>, squared: QuestionReport['squared']) {
  const head = [`on the same ${games}`, 'log loss', ...(squared ? [squared, 'cal. error'] : [])];
  const rows = models.map(({ model, logLoss, squared: score, calibrationError }) => [
    model,
    decimals(logLoss, 4),
    ...(score === undefined ? [] : [decimals(score, 4)]),
    ...(calibrationError === undefined ? [] : [decimals(calibrationError, 3)]),
  ]);
  return reportColumns([head, ...rows], '    ');
}

function differenceLines(differences: readonly DifferenceReport[]): string[] {
  if (differences.length === 0) return [];
  const rows = differences.map(({ one, other, mean, low, high, answers }) => [
    `${one} − ${other}`,
    signedDigits(mean, 4),
    `[${signedDigits(low, 4)}, ${signedDigits(high, 4)}]`,
    String(answers),
  ]);
  return reportColumns([['log loss, paired', 'mean', '95 % interval', 'on'], ...rows], '    ');
}

const quantityLines = ({ name, groups }: QuantityReport): string[] => [
  '',
  ...groups.flatMap((group) => quantityGroup(name, group)),
];

function quantityGroup(name: string, { games, models }: ScoreGroup<QuantityScore>): string[] {
  const head = [
    `${name}, on the same ${games}`,
    'MAE',
    'RMSE',
    'bias',
    'in 50 %',
    'in 80 %',
    'in 95 %',
  ];
  const rows = models.map(({ model, meanAbsoluteError, rootMeanSquare, bias, coverage }) => [
    model,
    meanAbsoluteError.toFixed(2),
    rootMeanSquare.toFixed(2),
    signedDigits(bias, 2),
    ...(coverage?.map(percentOfShare) ?? []),
  ]);
  return reportColumns([head, ...rows], '    ');
}

function shapeLines(shapes: readonly ShapeReport[]): string[] {
  const rows = shapes.map(({ name, simulated, actual, relativeError, chance, games }) => [
    name,
    percentOfShare(simulated),
    percentOfShare(actual),
    relativeError === undefined ? '–' : `${signedDigits(100 * relativeError, 1)} %`,
    chance === undefined ? '–' : `±${percentOfShare(chance)} %`,
    String(games),
  ]);
  const head = ['shape, %', 'simulated', 'actual', 'error', 'chance', 'games'];
  return ['', ...reportColumns([head, ...rows], '    ')];
}
