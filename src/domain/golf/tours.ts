import { GOLF_TOURS, type GolfTour } from '../leagues/eventLeague.ts';

/** Display names by slug. */
const TOUR_NAMES: Readonly<Record<GolfTour, string>> = {
  'pga-tour': 'PGA Tour',
  'dp-world-tour': 'DP World Tour',
  'lpga-tour': 'LPGA Tour',
  'pga-champions': 'PGA Tour Champions',
  'korn-ferry-tour': 'Korn Ferry Tour',
  'asian-tour': 'Asian Tour',
  'japan-golf-tour': 'Japan Golf Tour',
  'pga-australasia': 'PGA Tour of Australasia',
  'liv-golf': 'LIV Golf',
  'ladies-european-tour': 'Ladies European Tour',
};

/** Default tours, which show a PGA Tour tournament if they have none of their own. */
const WITHOUT_EVENTS: readonly GolfTour[] = ['ladies-european-tour', 'pga-australasia'];
const OWN_SAMPLE: readonly GolfTour[] = [
  'pga-tour',
  'japan-golf-tour',
  'dp-world-tour',
  'lpga-tour',
  'korn-ferry-tour',
  'liv-golf',
];

export const isGolfTour = (slug: string): slug is GolfTour =>
  (GOLF_TOURS as readonly string[]).includes(slug);

/** A tour's display name; an unknown slug is shown unchanged. */
export const tourName = (slug: string): string => (isGolfTour(slug) ? TOUR_NAMES[slug] : slug);

/** Most characters of an unknown slug that a page repeats. */
const LONGEST_SLUG = 60;

/** The slug in a tour's path, as a reader would write it: "/golf/moon%20tour" → "moon tour". */
export function slugOfPath(pathname: string): string {
  const [, , written = ''] = pathname.split('/');
  try {
    return decodeURIComponent(written).slice(0, LONGEST_SLUG);
  } catch {
    return written.slice(0, LONGEST_SLUG);
  }
}

/**
 * The tour whose sample tournament a tour's page shows: its own, or the PGA Tour's by default; undefined for tours that say 'No
 * Current Events'.
 */
export function sampleTour(tour: GolfTour): GolfTour | undefined {
  if (WITHOUT_EVENTS.includes(tour)) return undefined;
  return OWN_SAMPLE.includes(tour) ? tour : 'pga-tour';
}
