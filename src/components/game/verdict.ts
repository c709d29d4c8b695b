import { LEAGUES } from '#domain/league.ts';
import type { CardGame } from '#domain/listedGame.ts';
import { percent } from '#domain/numbers.ts';
import { predictedWinner, type Side, teamOn, winProbability } from '#domain/predictedWinner.ts';

/** What became of a pick. A tie where the league has no draws settles nothing. */
export type Verdict = 'right' | 'wrong' | 'level';

const winnerOf = ({ home, away }: { readonly home: number; readonly away: number }) =>
  home === away ? undefined : ((home > away ? 'home' : 'away') satisfies Side);

/** Whether the predicted winner won; absent before the end and where nothing was predicted. */
export function verdictOf(game: CardGame): Verdict | undefined {
  if (game.status !== 'final' || !game.prediction) return undefined;
  const winner = winnerOf(game.score);
  if (winner === undefined && !LEAGUES[game.league].canDraw) return 'level';
  return winner === predictedWinner(game.prediction) ? 'right' : 'wrong';
}

/** "Bills won 27–24", "Drawn 1–1"; absent before the end. */
export function resultText(game: CardGame): string | undefined {
  if (game.status !== 'final') return undefined;
  const { score, league } = game;
  const points = [score.home, score.away].sort((a, b) => b - a).join('–');
  const winner = winnerOf(score);
  if (winner === undefined) return `${LEAGUES[league].canDraw ? 'Drawn' : 'Tied'} ${points}`;
  return `${teamOn(game, winner).shortName} won ${points}`;
}

const VERDICT = {
  right: 'The pick was right',
  wrong: 'The pick was wrong',
  level: 'The pick was neither right nor wrong',
} as const;

/** "The pick was right: Bills at 57.3% before the start."; absent as `verdictOf` is. */
export function verdictText(game: CardGame): string | undefined {
  const verdict = verdictOf(game);
  if (verdict === undefined || !game.prediction) return undefined;
  const side = predictedWinner(game.prediction);
  const chance = percent(winProbability(game.prediction, side), 1);
  return `${VERDICT[verdict]}: ${teamOn(game, side).shortName} at ${chance} before the start.`;
}
