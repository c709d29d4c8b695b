import type { MarginLeague } from '#domain/leagues/index.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { overtimeProbability } from '#engine/hockey/model.ts';
import { marginOf } from '../../fit/margin/spreads.ts';
import type { ShapeRate } from '../types.ts';
import { type PlayedOut, shareWhere } from './playedOut.ts';

/** Margins whose rates each sport's scores must reproduce. */
const MARGINS: Readonly<Record<string, readonly (readonly [name: string, by: number])[]>> = {
  football: [
    ['margin of 3', 3],
    ['margin of 7', 7],
  ],
  basketball: [
    ['margin of 1', 1],
    ['margin of 2', 2],
    ['margin of 3', 3],
  ],
  baseball: [
    ['one-run games', 1],
    ['two-run games', 2],
  ],
  hockey: [
    ['one-goal games', 1],
    ['two-goal games', 2],
  ],
};

/** Simulated and actual rates of one season. Overtime in the NHL where the file marks it. */
export function shapeRates(
  league: MarginLeague,
  season: number,
  played: readonly PlayedOut[],
): ShapeRate[] {
  const rates = (MARGINS[LEAGUES[league].sport] ?? []).map(([name, by]) =>
    rateOf(season, name, played, {
      simulated: ({ margins }) => shareWhere(margins, (margin) => Math.abs(margin) === by),
      happened: ({ call }) => Math.abs(marginOf(call)) === by,
    }),
  );
  if (
    LEAGUES[league].sport !== 'hockey' ||
    !played.some(({ call }) => call.game.overtime !== undefined)
  )
    return rates;
  const overtime = rateOf(season, 'overtime', played, {
    simulated: ({ inputs }) => overtimeProbability(inputs),
    happened: ({ call }) => call.game.overtime !== undefined,
  });
  return [...rates, overtime];
}

interface Rated {
  simulated(game: PlayedOut): number;
  happened(game: PlayedOut): boolean;
}

function rateOf(
  season: number,
  name: string,
  played: readonly PlayedOut[],
  { simulated, happened }: Rated,
): ShapeRate {
  const games = Math.max(played.length, 1);
  return {
    season,
    name,
    simulated: played.reduce((sum, game) => sum + simulated(game), 0) / games,
    actual: played.filter(happened).length / games,
    games: played.length,
  };
}
