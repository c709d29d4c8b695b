import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { TITLE_FIGHT_ROUNDS } from '#domain/fights/boxingRules.ts';
import { addDays, type CalendarDate, easternInstant } from '#domain/time.ts';
import { BOXERS as B } from './boxers.ts';
import { type SampleBout, sampleCard } from './fightCards.ts';

const main = { segment: 'main', rounds: 12 } as const;
const title = { rounds: TITLE_FIGHT_ROUNDS, titleFight: true } as const;
const under = { segment: 'prelims', rounds: 10 } as const;

/** Nobody promotes or shows a sample. */
const SAMPLE = { promoter: 'Sample promotion', broadcaster: 'Sample broadcast' } as const;

interface Evening {
  readonly id: string;
  /** Days from today, and Eastern start. */
  readonly inDays: number;
  readonly time: string;
  readonly name: string;
  readonly venue: { readonly name: string; readonly city: string; readonly country: string };
  readonly bouts: readonly SampleBout[];
}

/** Sample pairings: none of these bouts is announced. */
const EVENINGS: readonly Evening[] = [
  {
    id: 'boxing-a',
    inDays: 0,
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
    inDays: 8,
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
    inDays: 15,
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

/** Sample events around an Eastern date; they depend on the date alone. */
export const sampleBoxing = (today: CalendarDate): readonly FeedEvent[] =>
  EVENINGS.map(({ id, inDays, time, name, venue, bouts }) => {
    const startTime = easternInstant(addDays(today, inDays), time);
    return sampleCard(id, today, { league: 'Boxing', name, startTime, venue, ...SAMPLE }, bouts);
  });
