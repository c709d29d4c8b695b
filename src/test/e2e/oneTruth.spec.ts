import { listedGameSchema } from '#contract/game.ts';
import { type CardGame, marginsOf, totalsOf } from '#domain/game/listedGame.ts';
import { splitAt } from '#domain/game/scoreGrid.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { coverSharesIn, decisiveShare, totalSharesIn } from '#domain/prices/lineProbability.ts';
import { publishedGames } from './games.ts';
import { expect, test } from './test.ts';

/** Half the widest 95 % interval of 100,000 runs is .0031; twice that is luck that no game should have. */
const LUCK = 0.0062;

test('the same bet said two ways has the same probability, in every published game', async ({
  request,
}) => {
  const games = await publishedGames(request);
  expect(games.length).toBeGreaterThan(5);
  for (const game of games) {
    const { prediction } = listedGameSchema.parse(game) as CardGame;
    if (!prediction) continue;
    const margins = marginsOf(prediction.simulationData);
    const { above, at, below } = splitAt(margins, 0);
    const cover = (side: 'home' | 'away', line: number) => coverSharesIn(margins, side, line);
    const name = `${game.id} ${game.league}`;
    // A win is half a goal given; the draw and both wins are all there is; a line at 0 gives draws back.
    expect(cover('home', -0.5).win, name).toBe(above);
    expect(cover('away', 0.5).win, name).toBe(below);
    expect(cover('home', 0), name).toEqual({ win: above, push: at, lose: below });
    const counted = LEAGUES[game.league].canDraw ? 1 : above + below;
    expect(prediction.homeWinProbability, name).toBe((100 * above) / counted);
    expect(prediction.awayWinProbability, name).toBe((100 * below) / counted);
    // Double chance is the other side's half a goal taken.
    expect(cover('home', 0.5).win, name).toBeCloseTo(above + at, 12);
    // Both sides of one line are one bet.
    for (const line of [-3.5, -3, -0.25, 1.75, 7]) {
      expect(cover('home', line).win, name).toBe(cover('away', line).lose);
    }
  }
});

test('what is published beside a market is what was simulated, within its sampling error', async ({
  request,
}) => {
  const games = await publishedGames(request);
  let anchored = 0;
  for (const game of games) {
    const { prediction } = listedGameSchema.parse(game) as CardGame;
    const anchor = prediction?.anchor;
    if (!prediction || !anchor) continue;
    anchored += 1;
    const name = `${game.id} ${game.league}`;
    const { simulationData } = prediction;
    // Fitted weights move the consensus by little: .12 of the distance to ours at most.
    const near = LUCK + 0.05;
    if (anchor.spread && Math.abs(anchor.spread.line) > 0.5) {
      const share = decisiveShare(
        coverSharesIn(marginsOf(simulationData), 'home', anchor.spread.line),
      );
      expect(Math.abs(share - anchor.spread.share), `${name} spread`).toBeLessThan(near);
    }
    if (anchor.total) {
      const share = decisiveShare(
        totalSharesIn(totalsOf(simulationData), 'over', anchor.total.line),
      );
      expect(Math.abs(share - anchor.total.share), `${name} total`).toBeLessThan(near);
    }
  }
  expect(anchored).toBeGreaterThan(5);
});
