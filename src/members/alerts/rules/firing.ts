import type { CardGame } from '#domain/game/listedGame.ts';
import { SIDES, teamOn, winProbability } from '#domain/game/predictedWinner.ts';
import { profitPerUnit } from '#domain/prices/americanOdds.ts';
import type { PricedBet } from '#domain/prices/pricedBets.ts';
import type { AlertFacts, GameFacts } from './facts.ts';
import { isWanted } from './isWanted.ts';
import { comparedNumber, lineNow } from './lineNow.ts';
import type { Base, LineWish, PredictionWish, PriceWish, ReturnWish, Wish } from './wish.ts';

/** A wish that has come true. */
export interface Firing {
  /** Reported once per key: the game, or for a return the game's bet. */
  readonly key: string;
  readonly of: GameFacts;
  /** The price it names; absent if no book prices the bet now. */
  readonly price?: PricedBet | undefined;
  /** For a return: expected profit per unit staked. */
  readonly returnPerUnit?: number | undefined;
  /** The value when the wish was set, and now. */
  readonly change?: { readonly from: number; readonly to: number } | undefined;
}

type OfGame = Extract<Wish, { readonly gameId: number }>;

/** Tolerance for sums of binary fractions. */
const DUST = 1e-9;

/** Whether a price's line is the wished one or better for the bettor. */
function isLine({ side, line }: PricedBet, wished: number | undefined): boolean {
  if (wished === undefined || line === undefined) return wished === line;
  return side === 'over' ? line <= wished : line >= wished;
}

/** The best-paying price of a bet among those that `counts` accepts. */
function bestOf(
  { prices }: GameFacts,
  { market, side }: Pick<PricedBet, 'market' | 'side'>,
  counts: (price: PricedBet) => boolean = () => true,
): PricedBet | undefined {
  return prices()
    .filter((price) => price.market === market && price.side === side && counts(price))
    .toSorted((one, other) => profitPerUnit(other.american) - profitPerUnit(one.american))[0];
}

/** The best price that fulfills a wish; undefined while there is none. */
export function priceForWish(facts: GameFacts, wish: PriceWish): PricedBet | undefined {
  const enough = profitPerUnit(wish.american) - DUST;
  return bestOf(
    facts,
    wish,
    (price) => isLine(price, wish.line) && profitPerUnit(price.american) >= enough,
  );
}

function onPrice(of: GameFacts, wish: PriceWish): Firing[] {
  const price = priceForWish(of, wish);
  return price ? [{ key: String(wish.gameId), of, price }] : [];
}

function onReturn(
  { games, paying }: AlertFacts,
  wish: ReturnWish,
  follows: readonly string[],
): Firing[] {
  return paying.flatMap(({ game, bet }) => {
    const of = games.get(game.id);
    const { league, homeTeam, awayTeam } = game;
    const wanted = isWanted(wish, { league, sides: [homeTeam.name, awayTeam.name] }, follows);
    if (!of || !wanted || bet.returnPerUnit <= wish.cents / 100 + DUST) return [];
    const key = `${game.id}|${bet.market}|${bet.side}`;
    return [{ key, of, price: bet, returnPerUnit: bet.returnPerUnit }];
  });
}

/** Whether a number was passed: the value was on one side and is on the other, or was on it and has left it. */
const hasPassed = (from: number, past: number, to: number): boolean =>
  from === past ? to !== past : from < past ? to > past : to < past;

function onLine(of: GameFacts, wish: LineWish, base: Base): Firing[] {
  const from = base[wish.gameId];
  const to = lineNow(of.game, wish);
  if (from === undefined || to === undefined) return [];
  const place = (line: number) => comparedNumber(wish.market, line);
  if (!hasPassed(place(from), place(wish.line), place(to))) return [];
  const price = bestOf(of, wish);
  return [{ key: String(wish.gameId), of, price, change: { from, to } }];
}

/** The games of a prediction's wish with the side that it is about. */
export function gamesOfWish(
  games: ReadonlyMap<number, GameFacts>,
  wish: PredictionWish,
): readonly (readonly [GameFacts, 'home' | 'away'])[] {
  if ('gameId' in wish) {
    const of = games.get(wish.gameId);
    return of ? [[of, wish.side]] : [];
  }
  return [...games.values()].flatMap((of) => {
    const side = SIDES.find((one) => teamOn(of.game, one).name === wish.team);
    return side && of.game.league === wish.league ? [[of, side] as const] : [];
  });
}

/** The published chance of a side, 0–100. */
export const chanceOfSide = ({ prediction }: CardGame, side: 'home' | 'away'): number | undefined =>
  prediction && winProbability(prediction, side);

function onPrediction(
  games: ReadonlyMap<number, GameFacts>,
  wish: PredictionWish,
  base: Base,
): Firing[] {
  return gamesOfWish(games, wish).flatMap(([of, side]) => {
    const from = base[of.game.id];
    const to = chanceOfSide(of.game, side);
    if (from === undefined || to === undefined) return [];
    if (Math.abs(to - from) < wish.points - DUST) return [];
    const price = bestOf(of, { market: 'moneyline', side });
    return [{ key: String(of.game.id), of, price, change: { from, to } }];
  });
}

/** Whether the wish's team still plays on the same side. If not, its line and price would be reversed. */
const isInPlace = ({ homeTeam }: CardGame, { side, home }: OfGame): boolean =>
  (side !== 'home' && side !== 'away') || homeTeam.name === home;

/**
 * The parts of a wish that are true now. The database ensures that each is reported once.
 * @param follows ids of what the member follows, for a wish that asks for it
 */
export function firingsOf(
  facts: AlertFacts,
  wish: Wish,
  base: Base,
  follows: readonly string[] = [],
): readonly Firing[] {
  // Of players their news is asked (`verbs/playerRows.ts`).
  if (wish.kind === 'player') return [];
  if (wish.kind === 'return') return onReturn(facts, wish, follows);
  if (!('gameId' in wish)) return onPrediction(facts.games, wish, base);
  const of = facts.games.get(wish.gameId);
  if (!of || !isInPlace(of.game, wish)) return [];
  if (wish.kind === 'prediction') return onPrediction(facts.games, wish, base);
  return wish.kind === 'price' ? onPrice(of, wish) : onLine(of, wish, base);
}
