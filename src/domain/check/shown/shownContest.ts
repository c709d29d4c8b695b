import type { Sport } from '../../leagues/league.ts';
import type { AskedLeg } from '../asked.ts';
import type { FoundLegs } from '../priceAsked.ts';

/** A side as a check names it. */
export interface ShownSide {
  readonly name: string;
  readonly shortName: string;
  /** "NYK" beside a line in a picture. */
  readonly abbreviation: string;
}

/** A player whose lines a check can be of. */
export interface ShownPlayer {
  readonly id: string;
  readonly name: string;
  /** Short name of his team. */
  readonly team: string;
  /** Names of the stats that are counted of him, in reading order. */
  readonly stats: readonly string[];
}

/** A contest on the page of a check: what it and its bets are called, and how they are priced. Plain data: the page keeps it. */
export interface ShownContest {
  /** As an address writes it: "g123" of a game, "e45" of an event. */
  readonly ref: string;
  /** A bout of a card, by its key. */
  readonly part?: string | undefined;
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly startTime: string;
  readonly timeKnown: boolean;
  /** Its own page. */
  readonly path: string;
  /** League code of a game. */
  readonly league?: string | undefined;
  readonly sport?: Sport | undefined;
  /** Home or first side, away or second side; absent of races and tournaments. */
  readonly sides?: readonly [ShownSide, ShownSide] | undefined;
  /** Drivers or golfers, by the key that a leg names. */
  readonly entrants?: readonly (readonly [key: string, name: string])[] | undefined;
  /** Players whose lines can be checked, by side and name. Of games alone. */
  readonly players?: readonly ShownPlayer[] | undefined;
  readonly found: FoundLegs;
}

/** Whether a leg is of a contest. */
export const isOf = (leg: AskedLeg, { ref, part }: ShownContest): boolean =>
  ref === refOf(leg) && part === leg.part;

/** A leg's contest as an address writes it. */
export const refOf = ({ game, event }: AskedLeg): string =>
  game === undefined ? `e${event ?? ''}` : `g${game}`;

export const contestIn = (
  contests: readonly ShownContest[],
  leg: AskedLeg,
): ShownContest | undefined => contests.find((contest) => isOf(leg, contest));
