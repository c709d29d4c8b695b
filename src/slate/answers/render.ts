import { renderBoxing } from './boxing.ts';
import { renderCalendars } from './calendar.ts';
import { renderFollowed } from './followed/render.ts';
import { renderGames } from './games.ts';
import { renderGolf } from './golf.ts';
import { renderIndividualEvents } from './individualEvents.ts';
import { ANSWER_KEYS } from './keys.ts';
import { renderNamedContests } from './namedContests.ts';
import { renderOdds } from './odds.ts';
import { renderPlatformStats } from './platformStats.ts';
import { renderPricedPairs } from './pricedPairs.ts';
import type { Answers, OnBreach, RenderedSlate } from './rendering.ts';
import { renderSlateStatus } from './slateStatus.ts';
import { renderTennis } from './tennis.ts';

/** Every answer of the API that a slate gives, and its calendars, each right at any hour at which the slate is up. */
export function renderAnswers(slate: RenderedSlate, refused: OnBreach): Answers {
  const { record, games, asOf } = slate;
  return new Map([
    ...renderGames(slate, refused),
    ...renderOdds(slate, refused),
    ...renderIndividualEvents(slate, refused),
    ...renderBoxing(slate, refused),
    ...renderGolf(slate, refused),
    ...renderTennis(slate, refused),
    ...renderPricedPairs(slate, refused),
    ...renderNamedContests(slate, refused),
    ...renderCalendars(slate, refused),
    ...renderFollowed(slate, refused),
    [ANSWER_KEYS.platformStats, renderPlatformStats(record, games, asOf, refused)],
    [ANSWER_KEYS.slate, renderSlateStatus(slate)],
  ]);
}
