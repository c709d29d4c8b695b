import { decisiveWinShare } from '../outcomes/fight.ts';
import { winShares } from '../outcomes/race.ts';
import { winShare } from '../outcomes/tennis.ts';
import { type PartKey, WHOLE_EVENT } from './parts.ts';
import type { EventBody } from './sportEvent.ts';

/** A possible winner of a part of an event. */
interface Contender {
  /** "a" or "b" for two, the driver in a race, the player's id in a tournament. */
  readonly id: string;
  readonly name: string;
  /** Simulated chance to win, 0–100: of the decisive runs for a fight, else of all runs. */
  readonly probability: number;
}

/** All possible winners of a predicted part, in the event's order; undefined without a prediction. */
export function contenders(event: EventBody, part: PartKey): readonly Contender[] | undefined {
  if (event.kind === 'fights') {
    const bout = event.bouts.find(({ key }) => key === part);
    return bout?.prediction && twoWay(bout, decisiveWinShare(bout.prediction.outcome, 'a'));
  }
  if (part !== WHOLE_EVENT || !event.prediction) return undefined;
  switch (event.kind) {
    case 'match':
      return twoWay(event, winShare(event.prediction.outcome));
    case 'race': {
      const shares = winShares(event.prediction.outcome);
      return event.prediction.outcome.entrants.map(({ driver }, at) => ({
        id: driver,
        name: driver,
        probability: 100 * (shares[at] ?? 0),
      }));
    }
    case 'tournament': {
      const names = new Map(event.field.map(({ id, name }) => [id, name]));
      const { players, runs } = event.prediction.outcome;
      return players.map(({ id, wins }) => ({
        id,
        name: names.get(id) ?? id,
        probability: (100 * wins) / runs,
      }));
    }
  }
}

/** The likeliest of them; the first of equals. */
export const likeliestContender = (all: readonly Contender[]): Contender | undefined =>
  all.reduce<Contender | undefined>(
    (best, other) => (best && best.probability >= other.probability ? best : other),
    undefined,
  );

type Sides = Readonly<Record<'a' | 'b', { readonly name: string }>>;

const twoWay = ({ a, b }: Sides, shareOfA: number): readonly Contender[] => [
  { id: 'a', name: a.name, probability: 100 * shareOfA },
  { id: 'b', name: b.name, probability: 100 * (1 - shareOfA) },
];
