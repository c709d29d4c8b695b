import type { EventSport } from '#domain/events/event.ts';

/** Sports that the specification has sample events of; boxing has none. */
export const SAMPLE_SPORTS = [
  'UFC',
  'Tennis',
  'F1',
  'NASCAR',
  'Golf',
] as const satisfies EventSport[];

export const sampleFile = (sport: EventSport): URL =>
  new URL(`../../site/content/samples/computed/${sport.toLowerCase()}.json`, import.meta.url);
