import { fairAmerican } from '../prices/americanOdds.ts';
import { expectedReturnPerUnit, worstAcceptableAmerican } from '../prices/staking.ts';
import type { AskedCheck, AskedLeg } from './asked.ts';
import { CheckError, type CheckProblem } from './checkError.ts';
import {
  type CheckedParlay,
  type ContestLegs,
  checkParlay,
  type PricedLeg,
} from './checkParlay.ts';
import { type CheckedContest, legsOf } from './contest.ts';
import { type CheckOffer, type CheckQuote, offersOf, otherSideOf } from './offersOf.ts';
import { lineOf } from './playerGameLegs.ts';

/** A contest that was found, with what books ask for it; or why it cannot be checked. */
export type FoundLegs =
  | { readonly contest: CheckedContest; readonly quotes: readonly CheckQuote[] }
  | {
      readonly problem: Extract<CheckProblem, 'closed' | 'unknown' | 'noFigures'>;
      readonly text: string;
    };

/** The same bet or its other side at a book, and what it returns per unit staked. */
interface CheckedOffer extends CheckOffer {
  readonly returnPerUnit: number;
}

export interface CheckedLeg extends PricedLeg {
  readonly asked: AskedLeg;
  /** Share of the simulated games in which its player plays; its other shares are of those. Of a player's leg alone. */
  readonly plays?: number | undefined;
  /** Whole American price at which it breaks even, and the worst worth taking; absent for what never or always happens. */
  readonly fair?: number | undefined;
  readonly worst?: number | undefined;
  /** The best price of this bet at a book we read, and of its other side. */
  readonly best?: CheckedOffer | undefined;
  readonly other?: CheckedOffer | undefined;
}

export interface CheckedPrice extends Omit<CheckedParlay, 'legs'> {
  readonly legs: readonly CheckedLeg[];
  readonly fair?: number | undefined;
  readonly worst?: number | undefined;
  /** Fair price if the legs had nothing to do with each other. */
  readonly independentFair?: number | undefined;
}

/** What a leg is about: legs with the same name are of one contest. */
export const askedContestName = ({ game, event, part = '' }: AskedLeg): string =>
  game === undefined ? `event ${event ?? ''} ${part}` : `game ${game}`;

const whole = (share: number): number | undefined => {
  if (!(share > 0 && share < 1)) return undefined;
  const price = Math.round(fairAmerican(share));
  return price === -100 ? 100 : price;
};

/**
 * Prices what is asked for: the one function behind the page and the API.
 * @param find the contest of a leg
 * Throws a CheckError with the reason and its legs.
 */
export function priceAsked(
  { legs, price }: AskedCheck,
  find: (leg: AskedLeg) => FoundLegs,
): CheckedPrice {
  const byContest = new Map<
    string,
    { found: Extract<FoundLegs, { contest: CheckedContest }>; at: number[] }
  >();
  legs.forEach((leg, at) => {
    const known = byContest.get(askedContestName(leg));
    if (known) {
      known.at.push(at);
      return;
    }
    const found = find(leg);
    if ('problem' in found) {
      const same = legs.flatMap((one, index) =>
        askedContestName(one) === askedContestName(leg) ? [index] : [],
      );
      throw new CheckError(found.problem, found.text, same);
    }
    byContest.set(askedContestName(leg), { found, at: [at] });
  });
  const contests = [...byContest.values()].map(
    ({ found, at }): ContestLegs =>
      legsOf(
        found.contest,
        at.flatMap((place) => {
          const bet = legs[place];
          return bet ? [{ at: place, bet }] : [];
        }),
      ),
  );
  const checked = checkParlay(
    contests,
    legs.map((leg) => leg.price),
    price,
  );
  return {
    ...checked,
    legs: checked.legs.map((leg, at) => {
      const asked = legs[at];
      const found = asked && byContest.get(askedContestName(asked))?.found;
      if (!asked || !found) throw new CheckError('unknown', 'No such leg', [at]);
      return checkedLeg(leg, asked, found);
    }),
    fair: whole(checked.share),
    worst: worstAcceptableAmerican(checked.share),
    independentFair: whole(checked.independentShare),
  };
}

function checkedLeg(
  leg: PricedLeg,
  asked: AskedLeg,
  { contest, quotes }: Extract<FoundLegs, { contest: CheckedContest }>,
): CheckedLeg {
  const other = otherSideOf(asked, contest.kind === 'game' && contest.canDraw);
  return {
    ...leg,
    asked,
    ...(asked.market === 'player' &&
      contest.kind === 'game' && { plays: lineOf(contest, asked.entrant)?.plays }),
    fair: whole(leg.share),
    worst: worstAcceptableAmerican(leg.win, leg.push),
    best: bestOf(offersOf(quotes, asked), leg.win, leg.push),
    other: other && bestOf(offersOf(quotes, other), leg.lose, leg.push),
  };
}

function bestOf(
  [best]: readonly CheckOffer[],
  win: number,
  push: number,
): CheckedOffer | undefined {
  return best && { ...best, returnPerUnit: expectedReturnPerUnit(win, best.price, push) };
}
