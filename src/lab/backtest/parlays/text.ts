import { signed } from '#domain/numbers/numbers.ts';
import { reportColumns } from '../report/columns.ts';
import { MAY_MISS, missesOf, type PairReport } from './report.ts';
import type { ParlayWalk } from './walk.ts';

const HEAD = [
  'pair',
  'games',
  'both said',
  'seen',
  'φ said',
  'unmended',
  'φ seen',
  '95 %',
  'log loss',
  '− independent',
  '95 %',
  'unmended',
  'deciles off',
  'beyond chance',
];

const NOTE = [
  'Each game’s joint is the published one, anchored to its closing line, mended by what the seasons before it showed (φ and log',
  'loss without the mending stand beside). Legs are the favorite’s; a push is left out. φ: of both legs given their own shares.',
  'Log loss: of the four cells, nats; below 0 beside independent legs with the same shares is better. Deciles off: of ten, by more',
  `than ${100 * MAY_MISS} points; beyond chance: of those, the ones whose count lies outside the binomial 95 % range, listed below a`,
  'table; one decile of twenty is outside it by luck. Intervals by day.',
].join('\n');

const three = (value: number): string => signed(value, 3);

function rowOf(report: PairReport): string[] {
  const { phiSeen, beyondIndependence: loss } = report;
  const misses = missesOf(report);
  return [
    report.pair,
    String(report.games),
    report.said.toFixed(3),
    report.seen.toFixed(3),
    three(report.phiSaid),
    three(report.phiPlain),
    three(phiSeen.mean),
    `[${three(phiSeen.low)}, ${three(phiSeen.high)}]`,
    report.logLoss.toFixed(4),
    signed(loss.mean, 4),
    `[${signed(loss.low, 4)}, ${signed(loss.high, 4)}]`,
    signed(report.plainBeyond, 4),
    String(misses.length),
    String(misses.filter(({ beyondChance }) => beyondChance).length),
  ];
}

const rounded = (numbers: readonly number[]): string =>
  numbers.map((one) => one.toFixed(2)).join(' ');

function mendingText({ mendings }: ParlayWalk): string {
  const parts = mendings.map(({ season, drawFactors, together }) => {
    const said = drawFactors
      ? `draws ${rounded(drawFactors)}`
      : together
        ? `gap ${three(together.gap)}, favorite ${three(together.favorite)}`
        : 'none';
    return `${season}: ${said}`;
  });
  return `  mended ${parts.join('; ')}`;
}

/** "favorite covers × over: decile 3 said .241, seen .310 of 132", for every decile that chance does not explain. */
const unexplained = (report: PairReport): string[] =>
  missesOf(report).flatMap(({ beyondChance, place, said, seen, games }) =>
    beyondChance
      ? [
          `  ${report.pair}: decile ${place} said ${said.toFixed(3)}, seen ${seen.toFixed(3)} of ${games}`,
        ]
      : [],
  );

/** The tables as terminal text. */
export const parlayText = (walks: readonly ParlayWalk[], reports: readonly PairReport[]): string =>
  [
    ...walks.flatMap((walk) => {
      const ofLeague = reports.filter(({ league }) => league === walk.league);
      return [
        '',
        `━━ ${walk.league} ${walk.seasons.join(', ')} ━━ ${walk.games} games`,
        mendingText(walk),
        ...reportColumns([HEAD, ...ofLeague.map(rowOf)], '  '),
        ...ofLeague.flatMap(unexplained),
      ];
    }),
    '',
    NOTE,
    '',
  ].join('\n');
