import type { MarginLeague } from '#domain/leagues/index.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { hockeyOvertimeProbability } from '#engine/hockey/model.ts';
import { marginOf } from '../../fit/margin/spreads.ts';
import type { MarginCall } from '../../fit/margin/walk.ts';
import { rateOf } from '../rateOf.ts';
import type { ShapeRate } from '../types.ts';
import { type PlayedOut, shareWhere } from './playedOut.ts';

/** Margins whose rates each sport's simulated scores must reproduce. */
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

type Said = (game: PlayedOut) => number;

/** Simulated and actual rates of one season, including overtime in the NHL if the file marks it. */
export function marginShapeRates(
  league: MarginLeague,
  season: number,
  played: readonly PlayedOut[],
): ShapeRate[] {
  const rate = (name: string, said: Said, happened: (call: MarginCall) => boolean): ShapeRate =>
    rateOf(
      season,
      name,
      played.map((game) => [said(game), happened(game.call)] as const),
    );
  const { sport } = LEAGUES[league];
  const rates = (MARGINS[sport] ?? []).map(([name, by]) =>
    rate(
      name,
      ({ margins }) => shareWhere(margins, (margin) => Math.abs(margin) === by),
      (call) => Math.abs(marginOf(call)) === by,
    ),
  );
  const wentOn = ({ game }: MarginCall): boolean => game.overtime !== undefined;
  if (sport !== 'hockey' || !played.some(({ call }) => wentOn(call))) return rates;
  return [...rates, rate('overtime', ({ inputs }) => hockeyOvertimeProbability(inputs), wentOn)];
}
