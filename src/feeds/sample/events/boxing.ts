import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { TITLE_FIGHT_ROUNDS } from '#domain/fights/boxingRules.ts';
import { addDays, type CalendarDate, easternInstant } from '#domain/time/time.ts';
import { BOXERS as B } from './boxers.ts';
import { type SampleBout, sampleCard } from './fightCards.ts';

const main = { segment: 'main', rounds: 12 } as const;
const title = { rounds: TITLE_FIGHT_ROUNDS, titleFight: true } as const;
const under = { segment: 'prelims', rounds: 10 } as const;

/** Nobody promotes or shows a sample. */
const NOBODY = { promoter: 'Not announced', broadcaster: 'Not announced' } as const;

interface Evening {
  readonly id: string;
  /** Weeks after the first Saturday from today on, and Eastern start. */
  readonly week: number;
  readonly time: string;
  readonly name: string;
  readonly venue: { readonly name: string; readonly city: string; readonly country: string };
  readonly bouts: readonly SampleBout[];
}

/** Sample pairings: none of these bouts is announced. */
const EVENINGS: readonly Evening[] = [
  {
    id: 'boxing-a',
    week: 0,
    time: '20:00',
    name: 'Ennis vs. Ortiz Jr.',
    venue: { name: 'T-Mobile Arena', city: 'Las Vegas', country: 'Nevada, United States' },
    bouts: [
      { ...main, a: B.ennis, b: B.ortiz, weightClass: 'Super welterweight' },
      { ...under, ...title, a: B.muratalla, b: B.mason, weightClass: 'Lightweight' },
      { ...under, a: B.cameron, b: B.ryan, weightClass: "Women's super lightweight" },
      { ...under, a: B.anderson, b: B.ajagba, weightClass: 'Heavyweight', rounds: 8 },
    ],
  },
  {
    id: 'boxing-b',
    week: 1,
    time: '14:00',
    name: 'Opetaia vs. Billam-Smith',
    venue: { name: 'The O2', city: 'London', country: 'United Kingdom' },
    bouts: [
      { ...main, ...title, a: B.opetaia, b: B.billamSmith, weightClass: 'Cruiserweight' },
      { ...under, a: B.itauma, b: B.hrgovic, weightClass: 'Heavyweight' },
      { ...under, a: B.buatsi, b: B.yarde, weightClass: 'Light heavyweight' },
      { ...under, a: B.harper, b: B.dubois, weightClass: "Women's lightweight" },
    ],
  },
  {
    id: 'boxing-c',
    week: 2,
    time: '21:00',
    name: 'Benavidez vs. Beterbiev',
    venue: { name: 'Madison Square Garden', city: 'New York', country: 'New York, United States' },
    bouts: [
      { ...main, ...title, a: B.benavidez, b: B.beterbiev, weightClass: 'Light heavyweight' },
      { ...under, ...title, a: B.fundora, b: B.zayas, weightClass: 'Super welterweight' },
      { ...under, a: B.cruz, b: B.russell, weightClass: 'Super lightweight' },
      { ...under, a: B.valenzuela, b: B.martin, weightClass: 'Super lightweight', rounds: 8 },
    ],
  },
];

/** The first Saturday from a date on. */
function saturdayFrom(date: CalendarDate): CalendarDate {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return addDays(date, 6 - weekday);
}

/** Sample events around an Eastern date; determined by the date alone. */
export const sampleBoxing = (today: CalendarDate): readonly FeedEvent[] =>
  EVENINGS.map(({ id, week, time, name, venue, bouts }) => {
    const startTime = easternInstant(addDays(saturdayFrom(today), 7 * week), time);
    return sampleCard(id, today, { league: 'Boxing', name, startTime, venue, ...NOBODY }, bouts);
  });
