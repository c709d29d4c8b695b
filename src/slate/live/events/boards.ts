import type { EventLeague } from '#domain/leagues/eventLeague.ts';
import type { EventTold } from '#domain/live/eventTold.ts';
import { turnedMatch } from '#domain/live/tennisState.ts';
import type { Log } from '#domain/operation/log.ts';
import { easternDate } from '#domain/time/time.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { EspnLive } from '#feeds/espn/live/espnLive.ts';
import { LIVE_TOURS, type LiveEventBoard, type LiveTour } from '#feeds/espn/live/eventBoard.ts';
import { LIVE_GOLF_TOURS, type LiveGolfTour } from '#feeds/espn/live/golfBoard.ts';
import type { DueEvent } from './store/due.ts';

/** What boards told of events. */
interface ToldEvents {
  readonly requests: number;
  /** Undefined: no board told of it, or of others who meet in it. */
  readonly of: (event: Pick<DueEvent, 'sourceId' | 'names'>) => EventTold | undefined;
}

const isLive = (league: EventLeague): league is LiveTour =>
  LIVE_TOURS.some((tour) => tour === league);
const isGolf = (league: EventLeague): league is LiveGolfTour =>
  LIVE_GOLF_TOURS.some((tour) => tour === league);

/** One request that tells of events of ours. */
interface Board {
  /** What a failure is told of. */
  readonly tour: EventLeague;
  readonly ask: () => Promise<LiveEventBoard>;
}

/** The board that tells of an event, under a name that events of one board share: a tour's day, or a tournament's own leaderboard. */
function boardOf(
  feed: EspnLive,
  { league, startTime, sourceId }: DueEvent,
): readonly [key: string, board: Board] | undefined {
  if (isLive(league)) {
    const day = easternDate(startTime);
    return [`${league} ${day}`, { tour: league, ask: () => feed.eventBoard(league, day) }];
  }
  if (isGolf(league)) {
    return [sourceId, { tour: league, ask: () => feed.leaderboard(league, sourceId) }];
  }
  return undefined;
}

/** In the order in which the two were predicted; undefined if others meet. */
function inOrderOf(told: EventTold, names: DueEvent['names']): EventTold | undefined {
  if (!names || !told.names) return told;
  const [a, b] = told.names;
  if (a === names[0] && b === names[1]) return told;
  if (a !== names[1] || b !== names[0]) return undefined;
  return {
    ...told,
    names,
    ...(told.state?.sport === 'tennis' && { state: turnedMatch(told.state) }),
  };
}

/** Asks each tour's board once for every Eastern day on which a match of ours began that is on, and each tournament's leaderboard once. A board that fails is left out, and logged. */
export async function askEventBoards(
  feed: EspnLive,
  due: readonly DueEvent[],
  log: Log,
): Promise<ToldEvents> {
  const wanted = new Map(
    due
      .flatMap((event) => (event.on ? [boardOf(feed, event)] : []))
      .flatMap((one) => (one ? [one] : [])),
  );
  const told = new Map<string, EventTold>();
  await Promise.all(
    [...wanted.values()].map(async ({ tour, ask }) => {
      try {
        const { events, quarantined } = await ask();
        for (const event of events) told.set(event.sourceId, event);
        const ours = due.map(({ sourceId }) => sourceId.slice(sourceId.indexOf('-')));
        for (const { item, reason } of quarantined) {
          const isOurs = ours.some((id) => item.endsWith(id.replace('-', '/')));
          if (isOurs) log(`${tour} ${item}: ${reason}`, { level: 'warn' });
        }
      } catch (error) {
        log(`${tour} is not told: ${whyFailed(error)}`, { level: 'warn' });
      }
    }),
  );
  return {
    requests: wanted.size,
    of: ({ sourceId, names }) => {
      const one = told.get(sourceId);
      return one && inOrderOf(one, names);
    },
  };
}
