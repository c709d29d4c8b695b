import type { PredictedGame } from '#domain/game.ts';
import { LEAGUES } from '#domain/league.ts';
import { otherSide, predictedWinner, type Side, teamOn } from '#domain/predictedWinner.ts';
import { eachScore } from '#domain/scoreGrid.ts';

const whole = (count: number): string => count.toLocaleString('en-US');

const winsOf = (game: PredictedGame, side: Side): number => {
  const { homeWins, awayWins } = game.prediction.simulationData;
  return side === 'home' ? homeWins : awayWins;
};

/** "" where the runs were not counted; else "Bills win 5,731 of 10,000 simulated games, Chiefs 4,253, and 16 end level after overtime." */
export function winSentence(game: PredictedGame): string {
  const side = predictedWinner(game.prediction);
  const other = otherSide(side);
  const { iterations, homeWins, awayWins } = game.prediction.simulationData;
  if (iterations === 0) return '';
  const level = iterations - homeWins - awayWins;
  const drawn = LEAGUES[game.league].canDraw ? 'are drawn' : 'end level after overtime';
  const wins = `${teamOn(game, side).shortName} win ${whole(winsOf(game, side))} of ${whole(iterations)} simulated games`;
  const losses = `${teamOn(game, other).shortName} ${whole(winsOf(game, other))}`;
  if (level === 0) return `${wins}, ${losses}.`;
  return `${wins}, ${losses}, and ${whole(level)} ${drawn}.`;
}

/** The most common score with its teams, away first, and its share of the runs: "KC 24–27 BUF, 0.9%". */
export function mostLikelyText(game: PredictedGame): string {
  const { mostLikelyScore, grid, iterations } = game.prediction.simulationData;
  const [away, home] = mostLikelyScore;
  let runs = 0;
  eachScore(grid, (h, a, count) => {
    if (h === home && a === away) runs = count;
  });
  const share = ((100 * runs) / iterations).toFixed(1);
  return `${game.awayTeam.abbreviation} ${away}–${home} ${game.homeTeam.abbreviation}, ${share}% of games`;
}
