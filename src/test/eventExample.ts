import type { EventSport } from '#domain/events/event.ts';
import type { Bout, FightCard } from '#domain/events/fightCard.ts';
import type { GolfTournament } from '#domain/events/golfTournament.ts';
import type { RaceEvent } from '#domain/events/race.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import type { EventSource } from '#feeds/eventSource.ts';
import { SourceError } from '#feeds/source.ts';

const HOUR = 3_600_000;

type Answers = Partial<Record<EventSport, readonly FeedEvent[] | 'down'>>;

/** A feed of events with answers from the test, sport by sport. */
export function scriptedEvents(answers: Answers, sample = false): EventSource {
  return {
    name: sample ? 'demo' : 'live',
    sample,
    async events(sport) {
      const answer = answers[sport] ?? [];
      if (answer === 'down') throw new SourceError(`${sport} is down`);
      return { events: answer, quarantined: [] };
    },
  };
}

const facts = (hours: number) =>
  ({
    startTime: new Date(Date.now() + hours * HOUR).toISOString(),
    timeKnown: true,
    status: 'scheduled',
    venue: { name: 'Somewhere' },
  }) as const;

/** A price as just read: test files share this module, and a price that was read with it would be old in the later ones. */
const quote = (a: number, b: number) =>
  ({
    book: 'book',
    feed: 'espn',
    provider: 'Book',
    sample: false,
    asOf: new Date().toISOString(),
    a,
    b,
  }) as const;

export const mainBout: Bout = {
  key: '1',
  segment: 'main',
  weightClass: 'Lightweight',
  rounds: 5,
  titleFight: true,
  women: false,
  a: { name: 'Islam Makhachev', age: 34 },
  b: { name: 'Dustin Poirier', age: 37 },
  get moneyline() {
    return [quote(-500, 380)];
  },
};

export const openingBout: Bout = {
  ...mainBout,
  key: '2',
  rounds: 3,
  titleFight: false,
  a: { name: 'Ilia Topuria' },
  b: { name: 'Max Holloway' },
  get moneyline() {
    return [quote(-200, 170)];
  },
};

/** A card of two bouts that starts in `hours`. */
export const fightCard = (
  hours: number,
  { bouts = [mainBout, openingBout], ...change }: Partial<FightCard> = {},
): FeedEvent => ({
  ...facts(hours),
  sourceId: 'card',
  kind: 'fights',
  league: 'UFC',
  name: 'UFC 999: Makhachev vs. Poirier',
  // With the prices of this moment.
  bouts: bouts.map((bout) => ({ ...bout })),
  ...change,
});

export const tennisMatch = (hours: number, change: Partial<TennisMatch> = {}): FeedEvent => ({
  ...facts(hours),
  sourceId: 'match',
  kind: 'match',
  league: 'ATP',
  name: 'Jannik Sinner vs Carlos Alcaraz',
  tour: 'ATP World Tour',
  tournament: 'Turin',
  surface: 'hard',
  bestOf: 3,
  a: { name: 'Jannik Sinner', rank: 1 },
  b: { name: 'Carlos Alcaraz', rank: 2 },
  moneyline: [quote(-130, 110)],
  ...change,
});

export const DRIVERS = Array.from(
  { length: 12 },
  (_, n) => `Driver ${String.fromCharCode(65 + n)}`,
);

export const race = (hours: number, change: Partial<RaceEvent> = {}): FeedEvent => ({
  ...facts(hours),
  sourceId: 'race',
  kind: 'race',
  league: 'F1',
  name: 'Example Grand Prix',
  track: 'Monza',
  cars: DRIVERS.map((driver, at) => ({ driver, team: `Team ${at >> 1}`, grid: at + 1 })),
  matchups: [],
  ...change,
});

export const FIELD = Array.from({ length: 20 }, (_, n) => ({ id: `g${n}`, name: `Golfer ${n}` }));

export const tournament = (hours: number, change: Partial<GolfTournament> = {}): FeedEvent => ({
  ...facts(hours),
  sourceId: 'golf',
  kind: 'tournament',
  league: 'pga-tour',
  name: 'Example Open',
  field: FIELD.map((golfer, at) => ({ ...golfer, skill: { mean: at === 7 ? 6 : 0, sd: 0.2 } })),
  pairs: [['g0', 'g1']],
  groups: [],
  ...change,
});

/** One event of each kind that has not begun. */
export const someEvents = (): EventSource =>
  scriptedEvents({
    UFC: [fightCard(48)],
    Tennis: [tennisMatch(24)],
    F1: [race(72)],
    Golf: [tournament(96)],
  });

/** Two sample matches on the next day, as from a source that follows the date. */
export const sampleEventsOfDay = (): EventSource => ({
  name: 'demo',
  sample: true,
  async events(sport, _days, now) {
    if (sport !== 'Tennis') return { events: [], quarantined: [] };
    const events = [12, 14].map((hours) => ({
      ...tennisMatch(0),
      sourceId: `${now.toISOString()} ${hours}`,
      startTime: new Date(now.getTime() + hours * HOUR).toISOString(),
    }));
    return { events, quarantined: [] };
  },
});
