import type { GolfChances } from '../../fit/golf/chances.ts';
import { GOLF_TOPS } from '../../fit/golf/results.ts';
import type { BacktestAnswer, BacktestQuestion } from '../types.ts';
import type { TestedGolfForecast } from './walkSeason.ts';

/** The markets as questions: the winner of the field, and yes or no for every player. */
export function questionsOf(forecasts: readonly TestedGolfForecast[]): BacktestQuestion[] {
  const yesNo = (name: string, answers: BacktestAnswer[]): BacktestQuestion => ({
    name,
    outcomes: ['yes', 'no'],
    ordered: false,
    answers,
  });
  return [
    { name: 'winner', outcomes: 'field', ordered: false, answers: forecasts.map(winner) },
    ...GOLF_TOPS.map((top) =>
      yesNo(
        `top ${top}`,
        forecasts.flatMap((forecast) =>
          players(forecast, forecast.result.top[top], ({ top: chances }) => chances[top]),
        ),
      ),
    ),
    yesNo(
      'make cut',
      forecasts.flatMap((forecast) =>
        forecast.result.madeCut ? players(forecast, forecast.result.madeCut, ({ cut }) => cut) : [],
      ),
    ),
  ];
}

/** Probability of the actual winner; for an unsettled play-off the geometric mean over the tied players. */
function winner({ event, result, said }: TestedGolfForecast): BacktestAnswer {
  const ofWinner = ({ win }: GolfChances): number =>
    Math.exp(
      result.won.reduce((sum, share, at) => sum + share * Math.log(share ? (win[at] ?? 0) : 1), 0),
    );
  return {
    ...placeOf(event),
    happened: [1],
    said: mapValues(said, (chances) => [ofWinner(chances)]),
  };
}

function players(
  { event, said }: TestedGolfForecast,
  happened: readonly boolean[],
  chancesOf: (chances: GolfChances) => readonly number[],
): BacktestAnswer[] {
  const chances = mapValues(said, chancesOf);
  return happened.map((yes, at) => ({
    ...placeOf(event),
    happened: yes ? [1, 0] : [0, 1],
    said: mapValues(chances, (list) => [list[at] ?? 0, 1 - (list[at] ?? 0)]),
  }));
}

const placeOf = ({ season, date, name }: TestedGolfForecast['event']) => ({
  season,
  cluster: `${date} ${name}`,
});

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
