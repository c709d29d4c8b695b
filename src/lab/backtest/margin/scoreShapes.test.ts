import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MarginLeague } from '#domain/leagues/index.ts';
import { extraInningsProbability } from '#engine/baseball/extraInnings.fixture.ts';
import { initialRatings } from '#engine/ratings/fitted.ts';
import { besideShared } from '#test/besideShared.ts';
import { marginShapes } from '../../fit/margin/shapes.ts';
import { sampled, shareBy } from '../../fit/margin/spreads.ts';
import { type MarginCall, walkMargin } from '../../fit/margin/walk.ts';
import { readGameFile } from '../../fit/readGameFile.ts';
import { type PlayedOut, playedOut } from './playedOut.ts';
import { marginShapeRates } from './shapeRates.ts';

/** Number of newest seasons walked: enough to warm up, to read the shapes from and to judge them on. */
const WALKED = 9;

/** Games of the two newest seasons, with shapes from the seasons before them. */
function gamesOf(
  data: string,
  league: MarginLeague,
  most: number,
): { played: PlayedOut[]; all: MarginCall[] } {
  const ratings = initialRatings(league);
  if (ratings.kind !== 'margin') throw new Error(`${league} is a margin league`);
  const file = readGameFile(join(data, `${league.toLowerCase()}.csv.gz`), league);
  const last = file.games.at(-1)?.season ?? 0;
  const walked = file.games.filter(({ season }) => season > last - WALKED);
  const { calls } = walkMargin(league, ratings.params, walked);
  const from = last - 1;
  const before = calls.filter(({ game }) => game.season < from);
  const asked = calls.filter(({ game }) => game.season >= from);
  const shapes = marginShapes(league, before);
  return { played: playedOut(league, shapes, sampled(asked, most)), all: [...calls] };
}

/** Simulated ÷ historical − 1. */
const off = (simulated: number, historical: number): number => Math.abs(simulated / historical - 1);

const simulatedRate = (league: MarginLeague, played: readonly PlayedOut[], name: string): number =>
  marginShapeRates(league, 0, played).find((rate) => rate.name === name)?.simulated ?? 0;

besideShared('data', 'score shapes are within a tenth of their historical rates', (data) => {
  const games = (league: MarginLeague, most: number) => gamesOf(data, league, most);

  test('NFL margins of 3 and 7', () => {
    const { played, all } = games('NFL', 200);
    expect(off(simulatedRate('NFL', played, 'margin of 3'), shareBy(all, 3))).toBeLessThan(0.1);
    expect(off(simulatedRate('NFL', played, 'margin of 7'), shareBy(all, 7))).toBeLessThan(0.1);
  });

  test('MLB one-run games; extra innings against the published share, as the file has none', () => {
    const { played, all } = games('MLB', 150);
    const oneRun = simulatedRate('MLB', played, 'one-run games');
    expect(off(oneRun, shareBy(all, 1))).toBeLessThan(0.1);
    const extra = played.reduce((sum, { inputs }) => sum + extraInningsProbability(inputs), 0);
    // 8.6 % of games since 1993 (baseball-reference.com).
    expect(off(extra / played.length, 0.086)).toBeLessThan(0.1);
  });

  test('NHL overtime and one-goal games', () => {
    const { played, all } = games('NHL', 200);
    const marked = all.filter(({ game }) => game.season >= 2023);
    const overtime = marked.filter(({ game }) => game.overtime !== undefined).length;
    const simulated = simulatedRate('NHL', played, 'overtime');
    expect(off(simulated, overtime / marked.length)).toBeLessThan(0.1);
    expect(off(simulatedRate('NHL', played, 'one-goal games'), shareBy(all, 1))).toBeLessThan(0.1);
  });
});
