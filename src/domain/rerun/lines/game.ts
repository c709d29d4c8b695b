import { marginHistogram, quantile, type ScoreGrid, totalHistogram } from '../../game/scoreGrid.ts';
import { signed } from '../../numbers/numbers.ts';
import { coverSharesIn, totalSharesIn } from '../../prices/lineProbability.ts';
import { type Summary, summarize } from '../../words/summary.ts';
import type { GameAbout } from '../about.ts';
import type { Figure } from '../rerunnable.ts';
import { count, coverText, exactMean, exactPercent, exactShare } from '../words.ts';

/** Every figure of a game's page that comes from its simulation, as published. */
export function gameFigures(said: Summary, about: GameAbout): Figure[] {
  const { home, away } = about;
  const { simulationData: data } = said;
  const { iterations, homeWins, awayWins, grid } = data;
  const level = iterations - homeWins - awayWins;
  const [awayScore, homeScore] = data.mostLikelyScore;
  return [
    [`${away} win`, exactPercent(said.awayWinProbability)],
    [`${home} win`, exactPercent(said.homeWinProbability)],
    ...(about.canDraw ? [['Draw', exactPercent(said.drawProbability)] as const] : []),
    [`Games won by ${away}`, count(awayWins)],
    [`Games won by ${home}`, count(homeWins)],
    [about.canDraw ? 'Games drawn' : 'Games level at the end', count(level)],
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

/** Both sides of the market's lines, with their refunds. */
function lineFigures(grid: ScoreGrid, { home, away, spread, total }: GameAbout): Figure[] {
  const figures: Figure[] = [];
  if (spread !== undefined) {
    const cover = coverSharesIn(marginHistogram(grid), 'home', spread);
    figures.push([coverText(away, 0 - spread), exactShare(cover.lose)]);
    figures.push([coverText(home, spread), exactShare(cover.win)]);
    if (cover.push > 0) figures.push(['Push at the spread', exactShare(cover.push)]);
  }
  if (total !== undefined) {
    const over = totalSharesIn(totalHistogram(grid), 'over', total);
    figures.push(
      [`Over ${total}`, exactShare(over.win)],
      [`Under ${total}`, exactShare(over.lose)],
    );
    if (over.push > 0) figures.push(['Push at the total', exactShare(over.push)]);
  }
  return figures;
}

/** The same of simulated scores. */
export const figuresOfGrid = (grid: ScoreGrid, about: GameAbout): Figure[] =>
  gameFigures(summarize(grid, about.canDraw), about);
