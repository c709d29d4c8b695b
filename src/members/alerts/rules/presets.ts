import { findLeague } from '#domain/leagues/findLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import { signed } from '#domain/numbers/numbers.ts';
import type { Offered } from '#domain/prices/offered.ts';
import type { AskedWish } from './asked.ts';
import { nextNumber, nextPrice } from './nextMark.ts';
import { CHANCE_POINTS, type LineWish, type PriceWish, type ReturnWish } from './wish.ts';
import { wishLabel } from './words.ts';

/** A choice that sets an alert at once. */
export interface Preset {
  readonly label: string;
  readonly wish: AskedWish;
}

/** Cents per dollar; any price in the league above this is reported. */
const CENTS = 2;

/** The same bet half a point better for the bettor. */
const halfBetter = (side: Offered['side'], line: number): number =>
  side === 'over' ? line - 0.5 : line + 0.5;

/** The names that a row's label and its game have. */
function sidesOf({ label, side, offer, game }: Offered) {
  const line = offer?.line === undefined ? '' : ` ${signed(offer.line)}`;
  const short = label.endsWith(line) ? label.slice(0, label.length - line.length) : label;
  const team = (which: 'home' | 'away') => {
    const shortName = which === side ? short : game[which];
    return { name: shortName, shortName, abbreviation: '' };
  };
  return { homeTeam: team('home'), awayTeam: team('away') };
}

/** Alerts on the bet itself: a better price, half a point, the line. */
function ofBet(offered: Offered, league: League | undefined): (PriceWish | LineWish)[] {
  const { game, market, side, offer } = offered;
  if (!offer) return [];
  const bet = { gameId: game.id, market, side } as const;
  const { american, line } = offer;
  const better: PriceWish = { kind: 'price', ...bet, line, american: nextPrice(american) };
  if (market === 'moneyline' || line === undefined) return [better];
  return [
    better,
    { kind: 'price', ...bet, line: halfBetter(side, line), american },
    { kind: 'line', ...bet, line: nextNumber(league, market, line) },
  ];
}

/** The alerts offered next to a price on a game page, one tap each. */
export function presetsFor(offered: Offered): readonly Preset[] {
  const { game, side } = offered;
  const league = findLeague(offered.league);
  const sides = sidesOf(offered);
  const of = side === 'away' ? 'away' : 'home';
  const predicted = { kind: 'prediction', gameId: game.id, side: of } as const;
  const any: ReturnWish = { kind: 'return', league: league ?? null, cents: CENTS };
  return [
    ...ofBet(offered, league).map((wish) => ({
      label: wishLabel(wish, sides),
      wish,
    })),
    {
      label: wishLabel({ ...predicted, points: CHANCE_POINTS }, sides),
      wish: { ...predicted, team: false },
    },
    {
      label: `The same for every ${sides[`${of}Team`].shortName} game`,
      wish: { ...predicted, team: true },
    },
    { label: wishLabel(any), wish: any },
  ];
}
