import type { TennisTour } from '#domain/events/pairSports.ts';
import type { BookedGame } from '../../oddsFeed.ts';
import type { Quarantined } from '../../source.ts';
import { isSamePerson } from './samePerson.ts';

/** Limit of start differences: a card's last bout starts hours after the card, and a match when its court is free. */
const NEAR_MS = 24 * 3_600_000;

/** Two of ours against each other, in a fight or match to come. */
export interface OurPair {
  readonly eventId: number;
  /** Key of a bout; empty for a match. */
  readonly part: string;
  readonly startTime: string;
  readonly tour?: TennisTour | undefined;
  readonly a: string;
  readonly b: string;
}

/** A feed's prices that are a pair's; `swapped`: it names the two the other way round. */
interface MatchedPair {
  readonly pair: OurPair;
  readonly booked: BookedGame;
  readonly swapped: boolean;
}

function fitOf(pair: OurPair, booked: BookedGame): MatchedPair | undefined {
  const apart = Math.abs(Date.parse(pair.startTime) - Date.parse(booked.startTime));
  if (apart > NEAR_MS) return undefined;
  const fits = (one: string, other: string) =>
    isSamePerson(pair.a, one) && isSamePerson(pair.b, other);
  if (fits(booked.home, booked.away)) return { pair, booked, swapped: false };
  return fits(booked.away, booked.home) ? { pair, booked, swapped: true } : undefined;
}

const countBy = <Key>(all: readonly MatchedPair[], key: (one: MatchedPair) => Key) =>
  new Map([...Map.groupBy(all, key)].map(([one, those]) => [one, those.length] as const));

/**
 * A feed's fights or matches with ours: both people must be the same, in either order. One that fits two of ours, or shares one of
 * ours with another, is no-one's: brothers and sisters share a name, and a price on the wrong person is worse than none. Those that
 * fit none are dropped: books have far more than we follow.
 */
export function matchPairs(
  pairs: readonly OurPair[],
  all: readonly BookedGame[],
): { readonly matched: readonly MatchedPair[]; readonly quarantined: readonly Quarantined[] } {
  const fits = all.flatMap((booked) => pairs.flatMap((pair) => fitOf(pair, booked) ?? []));
  const ofPair = countBy(fits, ({ pair }) => pair);
  const ofBooked = countBy(fits, ({ booked }) => booked);
  const isSure = ({ pair, booked }: MatchedPair): boolean =>
    ofPair.get(pair) === 1 && ofBooked.get(booked) === 1;
  const unsure = new Set(fits.filter((fit) => !isSure(fit)).map(({ booked }) => booked));
  return {
    matched: fits.filter(isSure),
    quarantined: [...unsure].map(({ item, home, away }) => ({
      item,
      reason: `more than one fits ${home} against ${away}`,
    })),
  };
}
