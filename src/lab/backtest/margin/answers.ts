import { meanOrZero } from '#domain/numbers/numbers.ts';
import { both } from '../../fit/fitPool.ts';
import { closeOf } from '../../fit/margin/close.ts';
import { marginResult } from '../../fit/margin/labels.ts';
import type { MarginCall } from '../../fit/margin/walk.ts';
import type { BacktestAnswer } from '../types.ts';

/** Share of games the home side won; a tie counts half. */
export const homeRate = (calls: readonly MarginCall[]): number =>
  meanOrZero(calls.map(({ game }) => marginResult(game)));

/**
 * Who won: "own" is the filter used on the day (with past lines while there are any), "own, no lines" the filter that
 * never sees a line, "own, who played" is "own" with every absence known beforehand.
 */
export const answersOf = (
  calls: readonly MarginCall[],
  scale: number,
  rate: number,
  hindsight: ReadonlyMap<string, number> = new Map(),
): BacktestAnswer[] =>
  calls.map((call) => {
    const { game, win, scoreWin } = call;
    const close = closeOf(call, scale);
    const told = hindsight.get(game.id);
    return {
      id: game.id,
      season: game.season,
      cluster: game.date,
      happened: both(marginResult(game)),
      said: {
        own: both(win),
        'own, no lines': both(scoreWin),
        ...(told === undefined ? {} : { 'own, who played': both(told) }),
        'home rate': both(rate),
        ...(close === undefined ? {} : { close: both(close) }),
      },
    };
  });
