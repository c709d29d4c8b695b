/** Golf tours by the specification's slugs. */
export const GOLF_TOURS = [
  'pga-tour',
  'dp-world-tour',
  'lpga-tour',
  'pga-champions',
  'korn-ferry-tour',
  'asian-tour',
  'japan-golf-tour',
  'pga-australasia',
  'liv-golf',
  'ladies-european-tour',
] as const;

export type GolfTour = (typeof GOLF_TOURS)[number];

/** The golf tour a path segment names, by the specification's slugs, in any letter case. */
export const findGolfTour = (text: string): GolfTour | undefined =>
  GOLF_TOURS.find((slug) => slug === text.toLowerCase());

/** Leagues, tours and series of individual sports. */
export const EVENT_LEAGUES = [
  'UFC',
  'Boxing',
  'ATP',
  'WTA',
  'F1',
  'NASCAR-Cup',
  'NASCAR-Xfinity',
  'NASCAR-Truck',
  ...GOLF_TOURS,
] as const;

export type EventLeague = (typeof EVENT_LEAGUES)[number];
