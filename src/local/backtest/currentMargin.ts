import { join } from 'node:path';
import { closingProbability } from '#engine/ratings/closing.ts';
import type { MarginLeague } from '#engine/ratings/marginTypes.ts';
import { normalCdf } from '#engine/rng/normalCdf.ts';
import { MARGIN_CONSTANTS } from '../fit/marginConstants.ts';
import { readGames } from '../fit/readGames.ts';
import { poolRare, startMargin } from '../fit/startMargin.ts';
import { resultOf } from '../fit/training.ts';
import { type MarginCall, walkMargin } from '../fit/walkMargin.ts';
import type { Answer, Backtest, Quantity, Value } from './types.ts';

/** The margin leagues with the constants as they stand. */
export const margin: Backtest = {
  leagues: ['NFL', 'NBA', 'WNBA', 'MLB', 'NHL', 'NCAAF', 'NCAAB'],
  walk(league, folder, seasons, log) {
    const code = league as MarginLeague;
    const { games } = readGames(join(folder, `${league.toLowerCase()}.csv.gz`), code);
    const last = games.at(-1)?.season ?? 0;
    const asked = seasons ?? [last - 1, last];
    const params = MARGIN_CONSTANTS[code];
    log(`${league}: ${games.length} games`);
    const pooled = poolRare(code, games);
    const calls = walkMargin(startMargin(code, params, pooled), pooled);
    const from = Math.min(...asked);
    const training = calls.filter(({ game }) => game.season < from);
    const rate = training.reduce((sum, { game }) => sum + resultOf(game), 0) / training.length;
    const answers = calls.map((call) => answerOf(call, rate, params.scale));
    return {
      league,
      seasons: asked,
      questions: [{ name: 'win', outcomes: ['home', 'away'], ordered: false, answers }],
      quantities: [
        quantity(
          'margin',
          calls,
          (c) => c.game.homeScore - c.game.awayScore,
          marginOf(params.scoreSd),
        ),
        quantity(
          'total',
          calls,
          (c) => c.game.homeScore + c.game.awayScore,
          totalOf(params.total.scoreSd),
        ),
      ],
      shapes: [],
      notes: [],
    };
  },
};

const both = (p: number): number[] => [p, 1 - p];

function answerOf({ game, lineWin, scoreWin }: MarginCall, rate: number, scale: number): Answer {
  const spread = game.closing?.spread;
  const close =
    closingProbability(game.closing) ??
    (spread === undefined ? undefined : normalCdf(-spread / scale));
  return {
    id: game.id,
    season: game.season,
    cluster: game.date,
    happened: both(resultOf(game)),
    said: {
      own: both(lineWin),
      'own, no lines': both(scoreWin),
      'home rate': both(rate),
      ...(close === undefined ? {} : { close: both(close) }),
    },
  };
}

type Said = Value['said'];
const marginOf =
  (sd: number) =>
  (call: MarginCall, actual: number): Said => ({
    own: {
      mean: call.line.mean,
      pit: normalCdf((actual - call.line.mean) / Math.sqrt(sd * sd + call.line.variance)),
    },
    ...(call.game.closing?.spread === undefined
      ? {}
      : { close: { mean: -call.game.closing.spread } }),
  });
const totalOf =
  (sd: number) =>
  (call: MarginCall, actual: number): Said => ({
    own: { mean: call.total.mean, pit: normalCdf((actual - call.total.mean) / sd) },
    ...(call.game.closing?.total === undefined ? {} : { close: { mean: call.game.closing.total } }),
  });

function quantity(
  name: string,
  calls: readonly MarginCall[],
  actualOf: (call: MarginCall) => number,
  said: (call: MarginCall, actual: number) => Said,
): Quantity {
  const values = calls.map((call) => {
    const actual = actualOf(call);
    return { season: call.game.season, cluster: call.game.date, actual, said: said(call, actual) };
  });
  return { name, values };
}
