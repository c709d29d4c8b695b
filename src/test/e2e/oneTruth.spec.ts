import { listedGameSchema } from '#contract/game.ts';
import { type CardGame, marginsOf, totalsOf } from '#domain/game/listedGame.ts';
import { splitAt } from '#domain/game/scoreGrid.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { coverSharesIn, decisiveShare, totalSharesIn } from '#domain/prices/lineProbability.ts';
import { publishedGames } from './games.ts';
import { expect, test } from './test.ts';

/** Half the widest 95 % interval of 100,000 runs is .0031; a difference above twice that is not chance. */
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
    // A win equals a cover of −0.5; both wins and the draw sum to 1; a line at 0 refunds draws.
    expect(cover('home', -0.5).win, name).toBe(above);
    expect(cover('away', 0.5).win, name).toBe(below);
    expect(cover('home', 0), name).toEqual({ win: above, push: at, lose: below });
    const counted = LEAGUES[game.league].canDraw ? 1 : above + below;
    expect(prediction.homeWinProbability, name).toBe((100 * above) / counted);
    expect(prediction.awayWinProbability, name).toBe((100 * below) / counted);
    // Double chance equals a cover of +0.5.
    expect(cover('home', 0.5).win, name).toBeCloseTo(above + at, 12);
    // The two sides of one line complement each other.
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
    // Fitted weights move the consensus only a little: by at most .12 of the distance to ours.
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
