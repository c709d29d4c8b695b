import { mean } from '#domain/numbers/numbers.ts';
import { type BootstrapInterval, pairedInterval } from '../metrics/bootstrap.ts';
import { logLoss } from '../metrics/logLoss.ts';
import type { OpeningQuestion, OpeningSaid } from './openingSaid.ts';

/** One question on the games that have both lines. */
export interface OpeningRow {
  readonly question: OpeningQuestion;
  readonly games: number;
  /** Mean log loss of the opening line, then paired differences from it; below 0 means better. */
  readonly open: number;
  readonly ownOpen: BootstrapInterval;
  readonly publishedOpen: BootstrapInterval;
  readonly closeOpen: BootstrapInterval;
  readonly publishedClose: BootstrapInterval;
  /**
   * Closing-line value of an early pick (the side our model likes better than the opening line does): how far, as a share,
   * the close moved toward it. Over all games, and over those where we differ by five points or more.
   */
  readonly value: BootstrapInterval;
  readonly strongValue?: BootstrapInterval;
}

const FEWEST = 50;
/** Share by which we differ strongly from a line. */
const STRONG = 0.05;

type Speaker = 'open' | 'own' | 'published' | 'close';

const loss = (game: OpeningSaid, who: Speaker): number =>
  logLoss([game[who], 1 - game[who]], [game.happened, 1 - game.happened]);

/** What the close gives our model's early pick: share of the picked side, close − open. */
export const pickValue = ({ own, open, close }: OpeningSaid): number =>
  own >= open ? close - open : open - close;

/** Undefined for too few games. @param label seeds the bootstrap */
export function openingRow(
  question: OpeningQuestion,
  games: readonly OpeningSaid[],
  label: string,
): OpeningRow | undefined {
  if (games.length < FEWEST) return undefined;
  const interval = (name: string, of: readonly OpeningSaid[], value: (g: OpeningSaid) => number) =>
    pairedInterval(
      of.map((game) => ({ cluster: game.cluster, value: value(game) })),
      `${label}|${question}|${name}`,
    );
  const between = (one: Speaker, other: Speaker): BootstrapInterval =>
    interval(`${one} − ${other}`, games, (game) => loss(game, one) - loss(game, other));
  const strong = games.filter(({ own, open }) => Math.abs(own - open) >= STRONG);
  return {
    question,
    games: games.length,
    open: mean(games.map((game) => loss(game, 'open'))),
    ownOpen: between('own', 'open'),
    publishedOpen: between('published', 'open'),
    closeOpen: between('close', 'open'),
    publishedClose: between('published', 'close'),
    value: interval('value', games, pickValue),
    ...(strong.length >= FEWEST && { strongValue: interval('strong', strong, pickValue) }),
  };
}
