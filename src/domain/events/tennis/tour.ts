/** Words that make a tour's tournaments featured, as the specification lists them. */
const FEATURED_WORDS = ['atp', 'wta', 'grand slam', 'masters', 'premier'] as const;

/** Whether a tour's next tournament stands among the featured ones: its name contains one of the words, in any case. */
export const isFeaturedTour = (tour: string): boolean => {
  const name = tour.toLowerCase();
  return FEATURED_WORDS.some((word) => name.includes(word));
};

/** Words a tour's badge is coloured by, in the specification's order. */
const TOUR_KEYS = ['atp', 'wta', 'davis', 'billie', 'challenger', 'itf'] as const;
export type TourKey = (typeof TOUR_KEYS)[number] | 'other';

/** Colour key of a tour's badge: the first of the words that its name contains, so "ATP Challenger Tour" is "atp". */
export const tourKey = (tour: string): TourKey => {
  const name = tour.toLowerCase();
  return TOUR_KEYS.find((key) => name.includes(key)) ?? 'other';
};
