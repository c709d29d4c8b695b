import type { EventSport } from './event.ts';

/** Sports of two people against each other, on which every bookmaker has a price for each. */
export const PAIR_SPORTS = ['UFC', 'Boxing', 'Tennis'] as const satisfies readonly EventSport[];
export type PairSport = (typeof PAIR_SPORTS)[number];

export const TENNIS_TOURS = ['ATP', 'WTA'] as const;
export type TennisTour = (typeof TENNIS_TOURS)[number];
