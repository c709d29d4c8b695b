import type { OddsFeedId } from '#domain/operation/oddsFeeds.ts';

/** The feeds of many books that have a key. Each is off without one. */
export const keyedIds = (
  environment: Readonly<Record<string, string | undefined>>,
): readonly OddsFeedId[] => [
  ...(environment.THE_ODDS_API_KEY ? (['theoddsapi'] as const) : []),
  ...(environment.PROPLINE_API_KEY ? (['propline'] as const) : []),
];
