import type { LinedMarket } from '#domain/prices/lineShift.ts';
import { both } from '../../fit/fitPool.ts';
import type { Anchored } from '../../fit/margin/published.ts';
import { marginOf, totalOfCall } from '../../fit/margin/spreads.ts';
import type { BacktestAnswer, BacktestQuestion } from '../types.ts';

/** Which side of its closing line a game fell on; a push is no answer. */
function coverAnswer(
  kind: LinedMarket,
  { call, own, market, published }: Anchored,
): BacktestAnswer[] {
  const close = market[kind];
  const ours = published.lines[kind];
  if (!close || !ours) return [];
  const beyond = kind === 'spread' ? marginOf(call) + close.line : totalOfCall(call) - close.line;
  if (beyond === 0) return [];
  const { id, season, date } = call.game;
  return [
    {
      id,
      season,
      cluster: date,
      happened: both(beyond > 0 ? 1 : 0),
      said: {
        own: both(own.shareAt(kind, close.line)),
        published: both(ours.share),
        close: both(close.share),
      },
    },
  ];
}

/** Cover at the closing spread, and over at the closing total. */
export const coverQuestions = (anchored: readonly Anchored[]): BacktestQuestion[] =>
  (
    [
      ['cover at the close', 'spread', ['home covers', 'away covers']],
      ['over at the close', 'total', ['over', 'under']],
    ] as const
  ).map(([name, kind, outcomes]) => ({
    name,
    outcomes,
    ordered: false,
    answers: anchored.flatMap((one) => coverAnswer(kind, one)),
  }));
