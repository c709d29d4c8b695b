import type { RaceEvent } from '#domain/events/race.ts';

/** Facts shared by the weekend's three races. */
export const POCONO = {
  kind: 'race',
  timeKnown: true,
  status: 'scheduled',
  venue: { name: 'Pocono Raceway', city: 'Long Pond', country: 'Pennsylvania' },
  track: 'Pocono Raceway',
  trackType: 'intermediate',
  trackMiles: 2.5,
} as const satisfies Partial<RaceEvent>;
