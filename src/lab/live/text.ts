import { decimals, reportColumns, signedDigits } from '../backtest/report/columns.ts';
import { type PartReport, SPEAKERS, type Speaker } from './measured.ts';
import type { LiveReport } from './report.ts';

const NOTE = [
  'The rest of games said from moments of them, as tables would have been published at the closing line; parameters and rivals from',
  'earlier seasons. Brier score (three-way with draws), lower is better; in brackets our score − the rival’s, 95 % by game. start: what',
  'was said before the game. plain: a logit of score and clock. with the start: the same and what was said before. public: a public',
  'model with team strength, on its own moments. Calibration: mean distance of chance and share, ten bins of the home side’s win.',
].join('\n');

const RIVALS = SPEAKERS.filter((one): one is Exclude<Speaker, 'own'> => one !== 'own');
const HEAD = ['part', 'moments', 'games', 'own', ...RIVALS, 'calibration'];

function row({ part, moments, games, brier, against, calibration }: PartReport): string[] {
  const rival = (speaker: Speaker): string => {
    const [score, gap] = [brier[speaker], against[speaker]];
    return score === undefined || !gap
      ? '–'
      : `${decimals(score, 4)} ${signedDigits(gap.mean, 4)} [${signedDigits(gap.low, 4)}, ${signedDigits(gap.high, 4)}]`;
  };
  return [
    part,
    String(moments),
    String(games),
    decimals(brier.own ?? Number.NaN, 4),
    ...RIVALS.map(rival),
    decimals(calibration, 3),
  ];
}

/** The tables of all leagues and seasons. */
export const liveText = (leagues: readonly LiveReport[]): string =>
  `${[
    NOTE,
    ...leagues.flatMap(({ league, seasons }) =>
      seasons.flatMap(({ season, games, parts, notes = [] }) => [
        '',
        `${league}, season ${season}, ${games} games`,
        ...reportColumns([HEAD, ...parts.map(row)], '  '),
        ...notes,
      ]),
    ),
  ].join('\n')}\n`;
