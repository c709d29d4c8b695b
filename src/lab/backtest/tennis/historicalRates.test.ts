import { describe, expect, test } from 'vitest';
import { meanGames, type TennisOutcome } from '#domain/outcomes/tennis.ts';
import { simulate } from '#engine/simulate.ts';
import { fittedTennis } from '#engine/tennis/fitted.ts';
import type { Tour } from '#engine/tennis/match.ts';
import { matchInputs } from '#engine/tennis/matchInputs.ts';
import { tennisModel } from '#engine/tennis/model.ts';
import { besideShared } from '#test/besideShared.ts';
import { matchesOf } from '../../fit/tennis/fit.ts';
import { setScoresOf } from '../../fit/tennis/setScores.ts';
import { type TourCall, walkTour } from '../../fit/tennis/walkTour.ts';
import { gamesInMatch, SCORE_MARKETS } from './scoreQuestions.ts';

const SEASONS = 8;
const SAMPLE = 600;
const RUNS = 200;

interface Played {
  readonly call: TourCall;
  readonly scores: readonly number[];
}

/** Completed matches of the newest seasons, with the committed parameters' forecasts. */
function playedOf(data: string, tour: Tour): Played[] {
  const { rows } = matchesOf(tour, data, () => undefined);
  const last = Math.max(...rows.map(({ season }) => season));
  const { calls } = walkTour(tour, rows, fittedTennis(tour).params);
  return calls.flatMap((call) => {
    const scores = setScoresOf(call.match);
    const asked = call.match.season > last - SEASONS && call.match.close !== undefined;
    return scores && asked ? [{ call, scores }] : [];
  });
}

/** An even sample of them, simulated. */
function simulated(tour: Tour, played: readonly Played[]): TennisOutcome[] {
  const { points } = fittedTennis(tour).params;
  const every = Math.max(1, Math.floor(played.length / SAMPLE));
  return played
    .filter((_, place) => place % every === 0)
    .map(({ call }) => {
      const { match, which } = call;
      const inputs = matchInputs(match, match.finalSet, call[which].win, call, points);
      return simulate(tennisModel, inputs, match.order, RUNS);
    });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Merges sides: "A 2-1" and "B 2-1" are one rate. */
const sidesOff = (outcome: string): string => outcome.replace(/^[AB] /, '');

besideShared('data', 'tennis as it is played', (data) => {
  const all = { ATP: playedOf(data, 'ATP'), WTA: playedOf(data, 'WTA') };

  describe.each([
    ['ATP', 3],
    ['ATP', 5],
    ['WTA', 3],
  ] as const)('%s, best of %s', (tour, bestOf) => {
    const played = all[tour].filter(({ call }) => call.match.bestOf === bestOf);
    const outcomes = simulated(tour, played);

    test('mean games within 3 % of the historical', () => {
      const said = mean(outcomes.map(meanGames));
      const actual = mean(played.map(({ call }) => gamesInMatch(call.match)));
      expect(Math.abs(said / actual - 1)).toBeLessThan(0.03);
    });

    const markets = SCORE_MARKETS.filter((market) => market.bestOf === bestOf);
    test.each(markets.map((market) => [market.name, market] as const))(
      '%s: within 10 % of the historical rates',
      (_, market) => {
        for (const name of new Set(market.outcomes.map(sidesOff))) {
          const inRate = market.outcomes.map((outcome) => sidesOff(outcome) === name);
          const said = mean(
            outcomes.map((outcome) =>
              market.said(outcome).reduce((sum, p, place) => sum + (inRate[place] ? p : 0), 0),
            ),
          );
          const actual = mean(
            played.map(({ call, scores }) => (inRate[market.happened(call.match, scores)] ? 1 : 0)),
          );
          expect(Math.abs(said / actual - 1), `${name} ${said} ${actual}`).toBeLessThan(0.1);
        }
      },
    );
  });
});
