/** Words that make a tour's tournaments featured, as listed in the specification. */
const FEATURED_WORDS = ['atp', 'wta', 'grand slam', 'masters', 'premier'] as const;

/** Whether a tour's next tournament is featured: its name contains one of the words, in any case. */
export const isFeaturedTour = (tour: string): boolean => {
  const name = tour.toLowerCase();
  return FEATURED_WORDS.some((word) => name.includes(word));
};

/** Words that decide the color of a tour's badge, in the specification's order. */
const TOUR_KEYS = ['atp', 'wta', 'davis', 'billie', 'challenger', 'itf'] as const;
type TourKey = (typeof TOUR_KEYS)[number] | 'other';

/** Color key of a tour's badge: the first of the words in its name, so "ATP Challenger Tour" is "atp". */
export const tourKey = (tour: string): TourKey => {
  const name = tour.toLowerCase();
  return TOUR_KEYS.find((key) => name.includes(key)) ?? 'other';
};
