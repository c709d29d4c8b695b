import type { Chances } from '../../fit/golf/chances.ts';
import { TOPS } from '../../fit/golf/results.ts';
import type { Answer, Question } from '../types.ts';
import type { Forecast } from './walkSeason.ts';

/** The markets as questions: the winner of the field, and yes or no for every player. */
export function questionsOf(forecasts: readonly Forecast[]): Question[] {
  const yesNo = (name: string, answers: Answer[]): Question => ({
    name,
    outcomes: ['yes', 'no'],
    ordered: false,
    answers,
  });
  return [
    { name: 'winner', outcomes: 'field', ordered: false, answers: forecasts.map(winner) },
    ...TOPS.map((top) =>
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
function winner({ event, result, said }: Forecast): Answer {
  const ofWinner = ({ win }: Chances): number =>
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
  { event, said }: Forecast,
  happened: readonly boolean[],
  chancesOf: (chances: Chances) => readonly number[],
): Answer[] {
  const chances = mapValues(said, chancesOf);
  return happened.map((yes, at) => ({
    ...placeOf(event),
    happened: yes ? [1, 0] : [0, 1],
    said: mapValues(chances, (list) => [list[at] ?? 0, 1 - (list[at] ?? 0)]),
  }));
}

const placeOf = ({ season, date, name }: Forecast['event']) => ({
  season,
  cluster: `${date} ${name}`,
});

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
