import { type CardGame, marginsOf, totalsOf } from '#domain/game/listedGame.ts';
import {
  breakEvenChance,
  evenSecond,
  middleFigures,
  profitAt,
  type TwoBets,
} from '#domain/tools/middle.ts';
import { countedBets } from '../gameEdges.ts';
import { hasSimulation, type PricedBet } from '../pricedBets.ts';
import { type BoardFilter, type BoardGame, isAsked } from './boardGame.ts';

/** Two bets on opposite sides at lines with a gap between them, staked so that either alone returns the same. */
export interface MarketMiddle {
  readonly game: CardGame;
  /** On the home side or the over, and on the other side. */
  readonly first: PricedBet;
  readonly second: PricedBet;
  /** Chance that both win, and that one wins while the other is returned, 0–1: counted in the game's simulated results. */
  readonly both: number;
  readonly half: number;
  /** Loss per unit staked on the two together when only one wins; below 0 even that pays. */
  readonly missed: number;
  /** Chance of the middle at which it breaks even if no stake is returned, 0–1. */
  readonly needed: number;
  /** Average return per unit staked. */
  readonly returnPerUnit: number;
}

const isWhole = (line: number | undefined): line is number =>
  line !== undefined && Number.isInteger(2 * line);

function middleOf(game: CardGame, first: PricedBet, second: PricedBet): MarketMiddle[] {
  const { prediction } = game;
  const spread = first.market === 'spread';
  // A quarter line is two bets.
  if (!prediction || !isWhole(first.line) || !isWhole(second.line)) return [];
  const american = [first.american, second.american] as const;
  const bets: TwoBets = {
    over: spread ? 0 - first.line : first.line,
    under: second.line,
    american,
    stakes: [1, evenSecond(1, american)],
  };
  if (bets.over >= bets.under) return [];
  const simulation = prediction.simulationData;
  const { both, half, expected } = middleFigures(
    bets,
    spread ? marginsOf(simulation) : totalsOf(simulation),
  );
  // Lines that only meet leave no result that both win.
  if (both === 0) return [];
  const staked = bets.stakes[0] + bets.stakes[1];
  return [
    {
      game,
      first,
      second,
      both,
      half,
      missed: 0 - profitAt(bets, bets.under + 1000) / staked,
      needed: breakEvenChance(bets),
      returnPerUnit: expected / staked,
    },
  ];
}

function middlesOfGame(game: CardGame, filter: BoardFilter): MarketMiddle[] {
  const { prediction } = game;
  if (!prediction?.bothRated || !hasSimulation({ ...game, prediction })) return [];
  const bets = countedBets(game);
  return (['spread', 'total'] as const)
    .filter((market) => isAsked(filter, market))
    .flatMap((market) => {
      const own = bets.filter((bet) => bet.market === market);
      const firsts = own.filter(({ side }) => side === 'home' || side === 'over');
      const seconds = own.filter(({ side }) => side === 'away' || side === 'under');
      const [best] = firsts
        .flatMap((first) =>
          seconds
            .filter(({ book }) => book !== first.book)
            .flatMap((second) => middleOf(game, first, second)),
        )
        .toSorted((one, other) => other.returnPerUnit - one.returnPerUnit);
      return best ? [best] : [];
    });
}

/** Of each game's market the middle that costs least, the best first. */
export const middlesOf = (
  board: readonly BoardGame[],
  filter: BoardFilter,
): readonly MarketMiddle[] =>
  board
    .flatMap(({ game }) => middlesOfGame(game, filter))
    .sort((one, other) => other.returnPerUnit - one.returnPerUnit);
