/** Sports served by /api/individual-events/upcoming. Boxing and golf have their own endpoints. */
export const INDIVIDUAL_SPORTS = ['UFC', 'Tennis', 'F1', 'NASCAR'] as const;

export type IndividualSport = (typeof INDIVIDUAL_SPORTS)[number];

/** The sport a query value names, in any letter case; undefined if there is none. */
export const findIndividualSport = (text: string): IndividualSport | undefined =>
  INDIVIDUAL_SPORTS.find((sport) => sport.toLowerCase() === text.toLowerCase());
