import type { EventSport } from '#domain/events/event.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { FeedGame } from '#domain/game/game.ts';
import { easternDate } from '#domain/time/time.ts';
import type { EventSource } from '#feeds/eventSource.ts';
import type { DayRange, Source } from '#feeds/source.ts';
import { someGames } from './games.ts';
import { someSportEvents } from './sportEvents.ts';
import { HOUR_MS, type ToldPermalink } from './told.ts';

/** What is played in a world: rounds, each with a contest of every kind. */
interface World {
  readonly games: readonly ToldPermalink<FeedGame>[];
  readonly events: readonly (ToldPermalink<FeedEvent> & { readonly sport: EventSport })[];
}

/** A round begins when its contests are announced; they start thirty hours later. */
const STARTS_AFTER = 30 * HOUR_MS;

export const makePermalinkWorld = (rounds: readonly number[]): World => ({
  games: rounds.flatMap((from, round) => someGames(round, from + STARTS_AFTER)),
  events: rounds.flatMap((from, round) => someSportEvents(round, from + STARTS_AFTER)),
});

const within = ({ from, to }: DayRange, start: string): boolean =>
  easternDate(start) >= from && easternDate(start) <= to;

/** A feed that names what lies in the days that it is asked for. */
export const gamesOf = ({ games }: World): Source => ({
  name: 'espn',
  sample: false,
  async games(league, days, now) {
    const told = games.flatMap(({ at }) => at(now.getTime()) ?? []);
    return {
      games: told.filter((game) => game.league === league && within(days, game.gameTime)),
      quarantined: [],
    };
  },
});

/** The same of events. */
export const permalinkEvents = ({ events }: World): EventSource => ({
  name: 'live',
  sample: false,
  async events(asked, days, now) {
    const told = events.flatMap(({ sport, at }) =>
      sport === asked ? (at(now.getTime()) ?? []) : [],
    );
    return { events: told.filter(({ startTime }) => within(days, startTime)), quarantined: [] };
  },
});
