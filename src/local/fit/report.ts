import { closingProbability, fairMoneyline } from '#engine/ratings/closing.ts';
import type { MarginParams } from '#engine/ratings/marginParams.ts';
import { normalCdf } from '#engine/rng/normalCdf.ts';
import type { FileGame } from './row.ts';
import { isTest, lastSeason, logLoss, resultOf, trainingCalls } from './training.ts';
import type { GoalCall } from './walkGoals.ts';
import type { MarginCall } from './walkMargin.ts';

/** One line of the walk-forward table: mean log loss on the same games. */
export interface Line {
  readonly name: string;
  readonly games: number;
  readonly logLoss: number;
}

const meanLoss = (name: string, losses: readonly number[]): Line => ({
  name,
  games: losses.length,
  logLoss: losses.reduce((sum, loss) => sum + loss, 0) / losses.length,
});

/** Held-out seasons of a margin league: both filters, the home rate, and the close where there is one. */
export function marginReport(
  calls: readonly MarginCall[],
  { scale, line }: Pick<MarginParams, 'scale' | 'line'>,
): Line[] {
  const test = calls.filter(({ game }) => isTest(game.season, lastSeason(calls)));
  const training = trainingCalls(calls);
  const rate = training.reduce((sum, { game }) => sum + resultOf(game), 0) / training.length;
  const on = (name: string, games: readonly MarginCall[], p: (call: MarginCall) => number) =>
    meanLoss(
      name,
      games.map((call) => logLoss(p(call), resultOf(call.game))),
    );
  const closes = (call: MarginCall) => closeOf(call.game, scale);
  const priced = test.filter((call) => closes(call) !== undefined);
  const lines = [
    on('home rate', test, () => rate),
    on('own, scores only', test, (call) => call.scoreWin),
  ];
  if (line === null) return lines;
  lines.push(on('own, past lines', test, (call) => call.lineWin));
  if (priced.length < test.length / 2) return lines;
  return [
    ...lines,
    on('own, past lines, priced games', priced, (call) => call.lineWin),
    on('close, same games', priced, (call) => closes(call) ?? rate),
  ];
}

/** Fair home probability of the closing moneyline, else of the closing spread. */
function closeOf({ closing }: FileGame, scale: number): number | undefined {
  const spread = closing?.spread;
  return (
    closingProbability(closing) ?? (spread === undefined ? undefined : normalCdf(-spread / scale))
  );
}

/** Held-out seasons of a soccer league, three outcomes. */
export function goalReport(calls: readonly GoalCall[]): Line[] {
  const test = calls.filter(({ game }) => isTest(game.season, lastSeason(calls)));
  const training = trainingCalls(calls);
  const rates = [1, 0, 0.5].map(
    (result) => training.filter(({ game }) => resultOf(game) === result).length / training.length,
  );
  const on = (name: string, games: readonly GoalCall[], p: (call: GoalCall) => readonly number[]) =>
    meanLoss(
      name,
      games.map((call) => -Math.log(p(call)[outcome(call.game)] ?? Number.NaN)),
    );
  const closes = (call: GoalCall) => threeWay(call.game);
  const priced = test.filter((call) => closes(call) !== undefined);
  const own = ({ outcomes }: GoalCall) => [outcomes.home, outcomes.away, outcomes.draw];
  const lines = [on('home/away/draw rate', test, () => rates), on('own, past lines', test, own)];
  if (priced.length === 0) return lines;
  return [
    ...lines,
    on('own, priced games', priced, own),
    on('close, same games', priced, (call) => closes(call) ?? rates),
  ];
}

function threeWay(game: FileGame): number[] | undefined {
  const fair = fairMoneyline(game.closing);
  return fair?.length === 3 ? fair : undefined;
}

const outcome = (game: FileGame): number => [1, 0, 0.5].indexOf(resultOf(game));

/** The table as text. */
export const table = (lines: readonly Line[]): string =>
  lines
    .map(
      ({ name, games, logLoss: loss }) =>
        `    ${name.padEnd(30)} ${String(games).padStart(6)}  ${loss.toFixed(4)}`,
    )
    .join('\n');
