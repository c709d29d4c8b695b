import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { addDays, type CalendarDate } from '#domain/time/time.ts';
import { entriesFrom } from './calendar.ts';
import { TENNIS_CALENDAR, type Tournament } from './tennisCalendar.ts';

/** A name and its world ranking on June 16, 2025, by which the simulation of a sample rates newcomers. */
type Named = readonly [name: string, rank: number];

interface Play {
  /** Approximate start hour, UTC. */
  readonly hour: number;
  /** Pairs, one per day in turn, the home player first. */
  readonly pairs: readonly (readonly [Named, Named])[];
  /** True for the circuits below the tours: one match every other day. */
  readonly rare?: true;
  /** True for ties of nations: the pair meets once, on the first of the shown days. */
  readonly once?: true;
}

/** Pairs as "Jannik Sinner 1 – Taylor Fritz 4". */
const pairs = (...rows: readonly string[]): Play['pairs'] =>
  rows.map((row) => {
    const [, a = '', rankA, b = '', rankB] = /^(.+) (\d+) – (.+) (\d+)$/.exec(row) ?? [];
    return [
      [a, Number(rankA)],
      [b, Number(rankB)],
    ];
  });

const OF_TOUR: Readonly<Record<string, Play>> = {
  'ATP World Tour': {
    hour: 19.5,
    pairs: pairs(
      'Jannik Sinner 1 – Taylor Fritz 4',
      'Carlos Alcaraz 2 – Ben Shelton 10',
      'Alexander Zverev 3 – Taylor Fritz 4',
      'Jannik Sinner 1 – Carlos Alcaraz 2',
    ),
  },
  'WTA Tour': {
    hour: 17,
    pairs: pairs(
      'Aryna Sabalenka 1 – Madison Keys 6',
      'Coco Gauff 2 – Mirra Andreeva 7',
      'Iga Swiatek 8 – Emma Navarro 9',
      'Jessica Pegula 3 – Jasmine Paolini 5',
    ),
  },
  'WTA 125': {
    hour: 18,
    pairs: pairs('Solana Sierra 102 – Mayar Sherif 108', 'Julia Riera 187 – Panna Udvardy 131'),
  },
  'Davis Cup': {
    once: true,
    hour: 15,
    pairs: pairs('Flavio Cobolli 24 – Alejandro Davidovich Fokina 28'),
  },
  'Billie Jean King Cup': {
    once: true,
    hour: 9,
    pairs: pairs('Jasmine Paolini 5 – Jessica Pegula 3'),
  },
  'ATP Challenger Tour': {
    rare: true,
    hour: 22,
    pairs: pairs('Jenson Brooksby 149 – Mackenzie McDonald 98', 'Billy Harris 113 – Alex Bolt 194'),
  },
  'ITF World Tennis Tour': {
    rare: true,
    hour: 10,
    pairs: pairs('Aziz Dougaz 260 – Moez Echargui 240'),
  },
};

/** Tournaments in which men play up to five sets. */
const SLAMS: readonly string[] = ['Australian Open', 'Roland Garros', 'Wimbledon', 'US Open'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_AHEAD = 4;
/** Limit of a tournament's days, except for the circuit that plays all year. */
const LONGEST_DAYS = 355;

function match(tournament: Tournament, date: CalendarDate): FeedEvent[] {
  const { league, tour, tournament: name, surface, venue } = tournament;
  const play = OF_TOUR[tour];
  const day = Date.parse(`${date}T00:00:00Z`);
  const number = day / DAY_MS;
  // A rare tournament has no pair between its turns.
  const turn = play?.rare ? number / 2 : number;
  const pair = play?.pairs[turn % play.pairs.length];
  if (!play || !pair) return [];
  const [a, b] = pair;
  return [
    {
      kind: 'match',
      league,
      tour,
      tournament: name,
      surface,
      venue,
      sourceId: `tennis-${date}-${tour.toLowerCase().replaceAll(' ', '-')}`,
      name: `${name}: ${a[0]} vs ${b[0]}`,
      startTime: new Date(day + play.hour * HOUR_MS).toISOString(),
      timeKnown: true,
      status: 'scheduled',
      bestOf: league === 'ATP' && SLAMS.includes(name) ? 5 : 3,
      a: { name: a[0], rank: a[1] },
      b: { name: b[0], rank: b[1] },
    },
  ];
}

/** Number of days of a tournament within one year. */
const daysOf = ({ on, until }: Tournament): number =>
  (Date.parse(`2026-${until}T00:00:00Z`) - Date.parse(`2026-${on}T00:00:00Z`)) / DAY_MS;

/**
 * Sample matches of today and the next four days: one a day of every tournament of the calendar under way, and one in all of
 * national teams; determined by the date alone. Real tournaments, venues and players, our own pairings.
 */
export const sampleTennis = (today: CalendarDate): readonly FeedEvent[] =>
  entriesFrom(TENNIS_CALENDAR, today, -LONGEST_DAYS, DAYS_AHEAD).flatMap(({ entry, date }) =>
    Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead))
      .filter((day) => day >= date && day <= addDays(date, daysOf(entry)))
      .slice(0, OF_TOUR[entry.tour]?.once ? 1 : undefined)
      .flatMap((day) => match(entry, day)),
  );
