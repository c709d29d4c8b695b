import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { addDays, type CalendarDate, easternInstant } from '#domain/time/time.ts';
import { type SampleBout, sampleCard } from './fightCards.ts';
import { UFC_FIGHTERS as F } from './ufcFighters.ts';

const main = { segment: 'main', rounds: 3 } as const;
const prelim = { segment: 'prelims', rounds: 3 } as const;

/** Sample pairings: none of these bouts is announced. */
const BOUTS: readonly SampleBout[] = [
  {
    ...main,
    a: F.topuria,
    b: F.tsarukyan,
    weightClass: 'Lightweight',
    rounds: 5,
    titleFight: true,
  },
  { ...main, a: F.pavlovich, b: F.almeida, weightClass: 'Heavyweight' },
  { ...main, a: F.omalley, b: F.umar, weightClass: 'Bantamweight' },
  { ...main, a: F.suarez, b: F.yan, weightClass: "Women's Strawweight" },
  { ...main, a: F.chimaev, b: F.imavov, weightClass: 'Middleweight' },
  { ...prelim, a: F.garry, b: F.buckley, weightClass: 'Welterweight' },
  { ...prelim, a: F.van, b: F.kape, weightClass: 'Flyweight' },
  { ...prelim, a: F.ulberg, b: F.murzakanov, weightClass: 'Light Heavyweight' },
  { ...prelim, a: F.evloev, b: F.murphy, weightClass: 'Featherweight' },
  { ...prelim, a: F.pimblett, b: F.gamrot, weightClass: 'Lightweight' },
  { ...prelim, a: F.dumont, b: F.perez, weightClass: "Women's Bantamweight" },
  { ...prelim, a: F.borralho, b: F.ridder, weightClass: 'Middleweight' },
];

const SATURDAY = 6;

/** The first Saturday after a date. */
function nextSaturday(date: CalendarDate): CalendarDate {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return addDays(date, ((SATURDAY - weekday + 6) % 7) + 1);
}

/** Sample events around an Eastern date; they depend on the date alone. */
export function sampleUfc(today: CalendarDate): readonly FeedEvent[] {
  const facts = {
    league: 'UFC',
    name: 'UFC: Topuria vs. Tsarukyan',
    startTime: easternInstant(nextSaturday(today), '18:00'),
    venue: { name: 'T-Mobile Arena', city: 'Las Vegas', country: 'Nevada, United States' },
    promoter: 'UFC',
    broadcaster: 'Paramount+',
  } as const;
  return [sampleCard('ufc', today, facts, BOUTS)];
}
