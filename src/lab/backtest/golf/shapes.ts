import { sum } from '#domain/numbers/numbers.ts';
import { GOLF_TOPS } from '../../fit/golf/results.ts';
import type { ShapeRate } from '../types.ts';
import type { TestedGolfForecast } from './walkSeason.ts';

/** Simulated and actual numbers of players in the top N (ties included) and through the cut. */
export function golfShapes(season: number, forecasts: readonly TestedGolfForecast[]): ShapeRate[] {
  const cut = forecasts.filter(({ result }) => result.madeCut !== undefined);
  return [
    ...GOLF_TOPS.map((top) =>
      rate(season, `in the top ${top}, with ties`, forecasts, (forecast) => [
        forecast.said.own?.top[top] ?? [],
        forecast.result.top[top],
      ]),
    ),
    rate(season, 'through the 36-hole cut', cut, (forecast) => [
      forecast.said.own?.cut ?? [],
      forecast.result.madeCut ?? [],
    ]),
  ];
}

function rate(
  season: number,
  name: string,
  forecasts: readonly TestedGolfForecast[],
  pick: (forecast: TestedGolfForecast) => readonly [readonly number[], readonly boolean[]],
): ShapeRate {
  let simulated = 0;
  let actual = 0;
  let players = 0;
  for (const forecast of forecasts) {
    const [chances, happened] = pick(forecast);
    simulated += sum(chances);
    actual += happened.filter(Boolean).length;
    players += happened.length;
  }
  return { season, name, simulated: simulated / players, actual: actual / players, games: players };
}
