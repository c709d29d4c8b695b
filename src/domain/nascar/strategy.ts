import type { NascarSeries } from './series.ts';

/** The static 'Race Summary & Strategy' text of each series, by paragraph. */
export const RACE_STRATEGY: Readonly<Record<NascarSeries, readonly string[]>> = {
  'NASCAR Cup Series': [
    'Cup races are the longest of the weekend, so strategy has the most room. Three stages pay points at two breaks, and crew chiefs choose between pitting early for track position in the next stage and staying out to score in this one.',
    'At the end it comes down to clean air. The leader’s car handles better than those behind it, and a stop for two tires instead of four can be worth more than the grip it gives away. Fuel mileage decides a long green run.',
  ],
  'NASCAR Xfinity Series': [
    'Xfinity races are shorter and their fields less even, so the cars of the strongest teams spend more of the day in front. A restart is where most places change hands: the field is bunched, and the best lane is chosen, not drawn.',
    'Fewer laps mean fewer stops, usually one in each stage. A team that misses the setup has little time to fix it, and a driver caught a lap down late rarely gets the caution that would help.',
  ],
  'NASCAR Craftsman Truck Series': [
    'Trucks punch a large hole in the air. The draft pulls whoever follows along, side by side they slow each other down, and leading is harder to keep than in the other series.',
    'The races are sprints: the shortest distance of the weekend, young drivers and many cautions. Staying out of trouble is itself a strategy, and drivers are told to give up a spot rather than a fender.',
  ],
};
