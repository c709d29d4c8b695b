import { renderBoxing } from './boxing.ts';
import { renderCalendars } from './calendar.ts';
import { renderGames } from './games.ts';
import { renderGolf } from './golf.ts';
import { renderIndividualEvents } from './individualEvents.ts';
import { KEYS } from './keys.ts';
import { renderOdds } from './odds.ts';
import { renderPlatformStats } from './platformStats.ts';
import { renderPricedPairs } from './pricedPairs.ts';
import type { Answers, PublishedSlate, Refused } from './rendering.ts';
import { renderSlateStatus } from './slateStatus.ts';
import { renderTennis } from './tennis.ts';

/** Every API answer of a slate, and its calendars, each correct at any hour while the slate is up. */
export function renderAnswers(slate: PublishedSlate, refused: Refused): Answers {
  const { record, games, asOf } = slate;
  return new Map([
    ...renderGames(slate, refused),
    ...renderOdds(slate, refused),
    ...renderIndividualEvents(slate, refused),
    ...renderBoxing(slate, refused),
    ...renderGolf(slate, refused),
    ...renderTennis(slate, refused),
    ...renderPricedPairs(slate, refused),
    ...renderCalendars(slate, refused),
    [KEYS.platformStats, renderPlatformStats(record, games, asOf, refused)],
    [KEYS.slate, renderSlateStatus(slate)],
  ]);
}
