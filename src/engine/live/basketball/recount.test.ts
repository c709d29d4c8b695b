/** The law recounted by playing games one by one. */
import { expect, test } from 'vitest';
import { EXAMPLE_INPUTS } from '../../exampleInputs.fixture.ts';
import nba from '../../fitted/live/nba.json' with { type: 'json' };
import { homeWinOf, jointMean } from '../../joint/joint.fixture.ts';
import { sfc32, uniform } from '../../rng/generator.ts';
import { readBasketballParams } from './params.ts';
import { publishedBasketball } from './published.ts';
import type { BasketballStand } from './readState.ts';
import { restOfBasketball } from './rest.ts';

const GAMES = 20_000;
const params = readBasketballParams(nba);
const published = publishedBasketball(EXAMPLE_INPUTS.basketball);
const { marginSd, ratingSd, overtimeShare } = EXAMPLE_INPUTS.basketball;
const generator = sfc32(11);

function normal(mean: number, sd: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniform(generator)));
  return mean + sd * radius * Math.cos(2 * Math.PI * uniform(generator));
}

/** A whole number of the margin's parity, at least its size. */
const pointsWith = (margin: number, mean: number, sd: number): number =>
  Math.max(
    Math.abs(margin),
    2 * Math.round((normal(mean, sd) - Math.abs(margin)) / 2) + Math.abs(margin),
  );

/** A law's row at its own time: nothing to interpolate. */
function playOn({ home, away, left, overtime }: BasketballStand) {
  const law = params.find((one) => one.left === left);
  if (!law) throw new Error(`No law at ${left}`);
  const lead = home - away;
  const close = Math.max(0, 1 - Math.abs(lead) / 12);
  const mean =
    published.margin * law.strength * left + law.melt * (lead - published.margin * (1 - left));
  const variance = published.marginSd ** 2 * left * (law.spread + close * law.closeSpread);
  let margin: number;
  do {
    margin = Math.round(normal(mean, Math.sqrt(variance)));
  } while (uniform(generator) * 2.5 > (law.margins[Math.abs(lead + margin)] ?? 1));
  const pace = overtime ? 0 : law.pace * (home + away - published.total * (1 - left));
  const points = pointsWith(
    margin,
    published.total * left * (law.points + close * law.closePoints) + pace,
    published.totalSd * Math.sqrt(left * (law.pointsSpread + close * law.closePointsSpread)),
  );
  let [ours, theirs] = [home + (points + margin) / 2, away + (points - margin) / 2];
  while (ours === theirs) {
    const known = marginSd ** 2 / (marginSd ** 2 + ratingSd ** 2);
    const strength = normal(published.centre * known, ratingSd * Math.sqrt(known));
    const more = Math.round(normal(strength * overtimeShare, marginSd * Math.sqrt(overtimeShare)));
    const scored = pointsWith(
      more,
      published.total * overtimeShare,
      published.totalSd * Math.sqrt(overtimeShare),
    );
    ours += (scored + more) / 2;
    theirs += (scored - more) / 2;
  }
  return { home: ours, away: theirs };
}

test.each<BasketballStand>([
  { home: 0, away: 0, left: 1, overtime: false },
  { home: 70, away: 50, left: 0.5, overtime: false },
  { home: 88, away: 89, left: 0.125, overtime: false },
  { home: 101, away: 103, left: 0.0104, overtime: false },
  { home: 110, away: 109, left: 0.0625, overtime: true },
])('games played one by one come out as the law says from %j', (stand) => {
  const table = restOfBasketball(params, published, stand);
  let won = 0;
  let points = 0;
  let squares = 0;
  for (let count = 0; count < GAMES; count++) {
    const { home, away } = playOn(stand);
    won += home > away ? 1 : 0;
    points += home + away;
    squares += (home - away) ** 2;
  }
  expect(Math.abs(homeWinOf(table) - won / GAMES)).toBeLessThan(0.013);
  expect(Math.abs(jointMean(table, (h, a) => h + a) - points / GAMES)).toBeLessThan(0.5);
  const square = jointMean(table, (h, a) => (h - a) ** 2);
  expect(Math.abs(square - squares / GAMES)).toBeLessThan(0.05 * square);
});
