import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame, PredictedCardGame } from '#domain/game/listedGame.ts';
import { withFreshQuotes } from '#domain/prices/currentQuotes.ts';
import { drawBets, withCountedBooks } from '#domain/prices/gameEdges.ts';
import { payingCurrentPrices } from '#domain/prices/payingCurrentPrices.ts';
import type { PayingPrice } from '#domain/prices/payingPrices.ts';
import { type PricedBet, pricedBets } from '#domain/prices/pricedBets.ts';
import type { SayableDay } from '#domain/prices/sayableDay.ts';

/** A game that alerts may name: predicted, upcoming, and with current prices only. */
export interface GameFacts {
  readonly game: PredictedCardGame;
  /** The number of its ledger entry. */
  readonly entry: number;
  /** The prices of the counted books. */
  readonly prices: () => readonly PricedBet[];
}

/** The data that alerts are checked against within a minute. */
export interface AlertFacts {
  readonly games: ReadonlyMap<number, GameFacts>;
  readonly paying: readonly PayingPrice[];
  readonly now: Date;
  /** Whether the slate is a sample. */
  readonly sample: boolean;
}

const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Undefined for a game that alerts cannot name any more, or yet. */
export function gameFacts(game: CardGame, entry: number, now: Date): GameFacts | undefined {
  const { prediction } = game;
  if (!prediction || isClosed(game, now)) return undefined;
  const current = withFreshQuotes({ ...game, prediction }, now);
  const prices = lazy(() => {
    const of = withCountedBooks(current);
    return [...pricedBets(of), ...drawBets(of)];
  });
  return { game: current, entry, prices };
}

/** Predictions not on a ledger are left out, as in a digest. */
export function alertFacts({
  games,
  ledgerEntry,
  now,
  sample,
}: Omit<SayableDay, 'pairs'>): AlertFacts {
  const facts = games.flatMap((game) => {
    const entry = game.prediction && ledgerEntry(game.prediction.id);
    return (entry !== undefined && gameFacts(game, entry, now)) || [];
  });
  const paying = payingCurrentPrices(
    facts.map(({ game }) => game),
    now,
  );
  return { games: new Map(facts.map((one) => [one.game.id, one])), paying, now, sample };
}
