import { marginHistogram, quantile, type ScoreGrid, totalHistogram } from '../../game/scoreGrid.ts';
import { signed } from '../../numbers/numbers.ts';
import { coverSharesIn, decisiveShare, totalSharesIn } from '../../prices/lineProbability.ts';
import { type Summary, summarize } from '../../words/summary.ts';
import type { GameAbout } from '../about.ts';
import type { RerunFigure } from '../rerunnable.ts';
import { coverText, exactMean, exactPercent, exactShare, runsText } from '../words.ts';

/** Every figure of a game's page that its simulation gives, as published. */
export function gameFigures(said: Summary, about: GameAbout): RerunFigure[] {
  const { home, away } = about;
  const { simulationData: data } = said;
  const { iterations, homeWins, awayWins, grid } = data;
  const level = iterations - homeWins - awayWins;
  const [awayScore, homeScore] = data.mostLikelyScore;
  return [
    [`${away} win`, exactPercent(said.awayWinProbability)],
    [`${home} win`, exactPercent(said.homeWinProbability)],
    ...(about.canDraw ? [['Draw', exactPercent(said.drawProbability)] as const] : []),
    [`Games won by ${away}`, runsText(awayWins)],
    [`Games won by ${home}`, runsText(homeWins)],
    [about.canDraw ? 'Games drawn' : 'Games tied at the end', runsText(level)],
    ...lineFigures(grid, about),
    [`Mean score, ${away}`, exactMean(said.predictedAwayScore)],
    [`Mean score, ${home}`, exactMean(said.predictedHomeScore)],
    [`Mean margin, ${home}`, signed(-said.spread, 4)],
    ['Mean total', exactMean(said.total)],
    [`Median margin, ${home}`, signed(quantile(marginHistogram(grid), 0.5))],
    ['Median total', String(quantile(totalHistogram(grid), 0.5))],
    ['Most likely score', `${away} ${awayScore}–${homeScore} ${home}`],
  ];
}

/** Both sides of the market's lines without pushes, and what is refunded at them. */
function lineFigures(grid: ScoreGrid, { home, away, spread, total }: GameAbout): RerunFigure[] {
  const figures: RerunFigure[] = [];
  if (spread !== undefined) {
    const cover = coverSharesIn(marginHistogram(grid), 'home', spread);
    const covers = decisiveShare(cover);
    figures.push([coverText(away, 0 - spread), exactShare(1 - covers)]);
    figures.push([coverText(home, spread), exactShare(covers)]);
    if (cover.push > 0) figures.push(['Push at the spread', exactShare(cover.push)]);
  }
  if (total !== undefined) {
    const over = totalSharesIn(totalHistogram(grid), 'over', total);
    const overs = decisiveShare(over);
    figures.push([`Over ${total}`, exactShare(overs)], [`Under ${total}`, exactShare(1 - overs)]);
    if (over.push > 0) figures.push(['Push at the total', exactShare(over.push)]);
  }
  return figures;
}

/** The same of simulated scores. */
export const figuresOfGrid = (grid: ScoreGrid, about: GameAbout): RerunFigure[] =>
  gameFigures(summarize(grid, about.canDraw), about);
