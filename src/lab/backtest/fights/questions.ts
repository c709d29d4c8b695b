import { distanceShare, overRoundsShare } from '#domain/outcomes/fight.ts';
import { cornerKey } from '#engine/fights/key.ts';
import { METHOD_INDEX } from '#engine/fights/learn.ts';
import type { MethodRates } from '#engine/fights/types.ts';
import type { BacktestAnswer } from '../types.ts';
import { type BaseRates, lasted, timed } from './rates.ts';
import type { FightSaid, TestedFightForecast } from './said.ts';

/** One fight's answer, or nothing if the fight does not answer the question. */
export type AskFight = (
  forecast: TestedFightForecast,
  base: BaseRates,
) => BacktestAnswer | undefined;

type SaidOf = Readonly<Record<string, readonly number[]>>;

/**
 * Whether the sides are swapped so that the first name in the alphabet comes first. The file's own order (red corner
 * first, mostly the favorite) would hide or feign calibration.
 */
const turned = ({ fight }: TestedFightForecast): boolean => cornerKey(fight.a) > cornerKey(fight.b);

const answer = (
  { fight }: TestedFightForecast,
  happened: readonly number[],
  said: SaidOf,
): BacktestAnswer => ({
  season: fight.season,
  cluster: fight.date,
  happened,
  said,
});

const present = (said: Readonly<Record<string, readonly number[] | undefined>>): SaidOf =>
  Object.fromEntries(
    Object.entries(said).flatMap(([model, p]) => (p === undefined ? [] : [[model, p]])),
  );

/** Who wins, for fights with (or without) a closing line. Draws are left out: a moneyline pays nobody. */
export const win =
  (withLine: boolean): AskFight =>
  (forecast) => {
    const { fight, own, noLines, elo } = forecast;
    const close = fight.closing.winA;
    if (fight.winner === 'draw' || (close !== undefined) !== withLine) return undefined;
    const turn = turned(forecast);
    const pair = (p: number): number[] => (turn ? [1 - p, p] : [p, 1 - p]);
    return answer(
      forecast,
      pair(fight.winner === 'a' ? 1 : 0),
      present({
        own: pair(own.winA),
        'own, no lines': pair(noLines.winA),
        close: close === undefined ? undefined : pair(close),
        'plain Elo': pair(elo),
        'base rate': [0.5, 0.5],
      }),
    );
  };

const oneHot = (index: number, length: number): number[] =>
  Array.from({ length }, (_, place) => (place === index ? 1 : 0));

const shares = (rates: MethodRates): number[] => {
  const sum = rates[0] + rates[1] + rates[2];
  return rates.map((rate) => rate / sum);
};

/** How the winner won, given who won. The close comes from the six-way market, given the winner. */
export const method: AskFight = (forecast, base) => {
  const { fight, own, noLines, classes } = forecast;
  const { winner, method: how, closing } = fight;
  if (winner === 'draw' || how === 'other') return undefined;
  const of = ({ methodA, methodB }: FightSaid): number[] =>
    shares(winner === 'a' ? methodA : methodB);
  return answer(
    forecast,
    oneHot(METHOD_INDEX[how], 3),
    present({
      own: of(own),
      'own, no lines': of(noLines),
      close: closing.methods && shares(closing.methods[winner]),
      'class rates': [...classes],
      'base rate': base.methods,
    }),
  );
};

/** Who wins and how, for fights with all six prices. */
export const sixWays: AskFight = (forecast, base) => {
  const { fight, own, noLines } = forecast;
  const { winner, method: how, closing } = fight;
  if (winner === 'draw' || how === 'other' || !closing.methods) return undefined;
  const turn = turned(forecast);
  const order = (a: readonly number[], b: readonly number[]): number[] =>
    turn ? [...b, ...a] : [...a, ...b];
  const joint = ({ methodA, methodB }: FightSaid, winA: number): number[] =>
    order(
      methodA.map((p) => winA * p),
      methodB.map((p) => (1 - winA) * p),
    );
  const half = base.methods.map((p) => p / 2);
  const side = (winner === 'a') === turn ? 3 : 0;
  return answer(
    forecast,
    oneHot(side + METHOD_INDEX[how], 6),
    present({
      own: joint(own, own.winA),
      'own, no lines': joint(noLines, noLines.winA),
      'own methods × close': closing.winA === undefined ? undefined : joint(own, closing.winA),
      close: order(closing.methods.a, closing.methods.b),
      'base rate': [...half, ...half],
    }),
  );
};

/** Yes or no: longer than a line of rounds. Fights with an unknown end are left out. */
export const overRounds =
  (line: number): AskFight =>
  (forecast, base) => {
    const { fight, own, noLines } = forecast;
    if (!timed(fight) || line >= fight.rounds) return undefined;
    return yesNo(forecast, lasted(fight, line), {
      own: overRoundsShare(own.outcome, line),
      'own, no lines': overRoundsShare(noLines.outcome, line),
      'base rate': base.over(fight.rounds, line),
    });
  };

/** Yes or no: the judges decide. */
export const distance: AskFight = (forecast, base) => {
  const { fight, own, noLines } = forecast;
  if (fight.method === 'other') return undefined;
  return yesNo(forecast, fight.method === 'decision', {
    own: distanceShare(own.outcome),
    'own, no lines': distanceShare(noLines.outcome),
    'base rate': base.over(fight.rounds, fight.rounds),
  });
};

function yesNo(
  forecast: TestedFightForecast,
  happened: boolean,
  said: Readonly<Record<string, number>>,
): BacktestAnswer {
  const both = Object.entries(said).map(([model, p]): [string, number[]] => [model, [p, 1 - p]]);
  return answer(forecast, happened ? [1, 0] : [0, 1], Object.fromEntries(both));
}
