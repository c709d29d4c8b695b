import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { type WrittenBout, writtenBouts } from '#domain/fights/writtenCard.ts';
import { addDays, type CalendarDate, easternInstant } from '#domain/time/time.ts';
import { sampleCard } from './fightCards.ts';

/** Samples have no promoter and no broadcaster. */
const NOBODY = { promoter: 'Not announced', broadcaster: 'Not announced' } as const;

interface Evening {
  readonly id: string;
  /** Weeks after the first Saturday from today on, and Eastern start. */
  readonly week: number;
  readonly time: string;
  readonly name: string;
  readonly venue: { readonly name: string; readonly city: string; readonly country: string };
  readonly bouts: readonly WrittenBout[];
}

/**
 * Sample pairings: none of these bouts is announced. Boxers are real: public facts, records and belts of June 30, 2025.
 */
const EVENINGS: readonly Evening[] = [
  {
    id: 'boxing-a',
    week: 0,
    time: '20:00',
    name: 'Ennis vs. Ortiz Jr.',
    venue: { name: 'T-Mobile Arena', city: 'Las Vegas', country: 'Nevada, United States' },
    bouts: writtenBouts(`
main | Super welterweight | 12
Jaron Ennis | 34-0 (30) | 1997-06-26 | 178 | 188 | Switch | United States | WWWWW | – | Former unified welterweight champion | Changes stance inside a combination; Body work that slows opponents late | Stands and trades when he need not; New to 154 pounds
Vergil Ortiz Jr. | 23-0 (21) | 1998-03-25 | 178 | 178 | Orthodox | United States | WWWWW | – | – | Steady pressure behind a hard jab; Left hook to the body | Hit by straight counters as he walks in; Shorter reach here
prelims | Lightweight | 12 | title
Raymond Muratalla | 23-0 (17) | – | – | – | Orthodox
Abdullah Mason | 19-0 (17) | – | – | – | Southpaw | United States
prelims | Women's super lightweight | 10
Chantelle Cameron | 21-1 (8) | 1991-05-14 | – | – | Orthodox | United Kingdom
Sandy Ryan | 7-3-1 (3) | – | – | – | – | United Kingdom
prelims | Heavyweight | 8
Jared Anderson | 18-1 (15) | 1999-11-16 | 193 | – | – | United States
Efe Ajagba | 20-1-1 (14) | 1994-04-22 | 198 | 216 | Orthodox | Nigeria
`),
  },
  {
    id: 'boxing-b',
    week: 1,
    time: '14:00',
    name: 'Opetaia vs. Billam-Smith',
    venue: { name: 'The O2', city: 'London', country: 'United Kingdom' },
    bouts: writtenBouts(`
main | Cruiserweight | 12 | title
Jai Opetaia | 28-0 (22) | 1995-06-30 | 188 | – | Southpaw | Australia | WWWWW | 0 | IBF cruiserweight champion | Fast hands and straight lefts from the southpaw side; Ends fights early | Few rounds against contenders lately
Chris Billam-Smith | 21-2 (13) | 1990-08-02 | 191 | – | Orthodox | United Kingdom | WLWWW | – | Former WBO cruiserweight champion | Pressure and work rate over twelve rounds; Taller than most at the weight | Takes punches to land his own
prelims | Heavyweight | 10
Moses Itauma | 12-0 (10) | 2004-12-28 | – | – | Southpaw | United Kingdom
Filip Hrgović | 18-1 (14) | 1992-06-04 | 198 | – | Orthodox | Croatia
prelims | Light heavyweight | 10
Joshua Buatsi | 19-1 (13) | 1993-03-14 | 188 | – | Orthodox | United Kingdom
Anthony Yarde | 27-3 (24) | 1991-08-13 | 183 | – | Orthodox | United Kingdom
prelims | Women's lightweight | 10
Terri Harper | 16-2-2 (6) | 1996-11-08 | – | – | Orthodox | United Kingdom
Caroline Dubois | 11-0-1 (5) | 2001-01-11 | – | – | Southpaw | United Kingdom
`),
  },
  {
    id: 'boxing-c',
    week: 2,
    time: '21:00',
    name: 'Benavidez vs. Beterbiev',
    venue: { name: 'Madison Square Garden', city: 'New York', country: 'New York, United States' },
    bouts: writtenBouts(`
main | Light heavyweight | 12 | title
David Benavidez | 30-0 (24) | 1996-12-17 | 188 | – | Orthodox | United States | WWWWW | 0 | WBC light heavyweight champion; Former WBC super middleweight champion | Long combinations at close range; Rarely slows down | Leaves openings between his shots
Artur Beterbiev | 21-1 (20) | 1985-01-21 | 182 | 185 | Orthodox | Canada | LWWWW | – | Former undisputed light heavyweight champion | Heavy hands with either fist; Cuts off the ring | Age; Outboxed at long range in his loss
prelims | Super welterweight | 12 | title
Sebastian Fundora | 22-1-1 (14) | 1997-12-28 | 197 | 203 | Southpaw | United States
Xander Zayas | 21-0 (13) | 2002-09-05 | 178 | – | Orthodox | Puerto Rico
prelims | Super lightweight | 10
Isaac Cruz | 27-3-1 (18) | 1998-05-23 | 163 | – | Orthodox | Mexico
Gary Antuanne Russell | 18-1 (17) | – | – | – | Southpaw | United States
prelims | Super lightweight | 8
Jose Valenzuela | 14-3 (9) | – | – | – | Southpaw
Frank Martin | 18-1 (12) | – | – | – | Southpaw | United States
`),
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
