import type { SlateStatus } from '#contract/slateStatus.ts';
import { oldestEventDatum } from '#domain/events/oldestDatum.ts';
import { sportOf } from '#domain/events/sportEvent.ts';
import type { RenderedSlate } from './rendering.ts';
import type { TimedPiece } from './timedText.ts';

interface Contest {
  readonly of: keyof SlateStatus['asOf'];
  /** Times of its data. */
  readonly seen: readonly string[];
  /** False once it has begun: nothing of it is confirmed from then on. */
  readonly open: boolean;
}

/** The contests whose data can still be confirmed; all of a league or sport without any. */
const confirmable = (contests: readonly Contest[]): readonly Contest[] => {
  const open = new Set(contests.flatMap((each) => (each.open ? [each.of] : [])));
  return contests.filter((each) => each.open || !open.has(each.of));
};

/**
 * Which slate is up, and the oldest datum of each league's games and each individual sport's events in it: of those still to
 * start, whose prices a page may show as current; of all where none is.
 */
export function renderSlateStatus({
  contentHash,
  games,
  events,
  asOf,
}: Pick<RenderedSlate, 'contentHash' | 'games' | 'events' | 'asOf'>): TimedPiece {
  const oldest: SlateStatus['asOf'] = {};
  const note = (of: Contest['of'], at: string): void => {
    const known = oldest[of];
    if (known === undefined || at < known) oldest[of] = at;
  };
  const now = Date.parse(asOf);
  const contests: Contest[] = [
    ...games.map(({ league, status, gameTime, asOf: confirmed, odds }) => ({
      of: league,
      seen: [confirmed, ...odds.map((quote) => quote.asOf)],
      open: status === 'scheduled' && Date.parse(gameTime) > now,
    })),
    ...events.map((event) => ({
      of: sportOf(event.league),
      seen: [oldestEventDatum(event)],
      open: event.status === 'scheduled' && Date.parse(event.startTime) > now,
    })),
  ];
  for (const { of, seen } of confirmable(contests)) for (const at of seen) note(of, at);
  const body: SlateStatus = { contentHash, asOf: oldest };
  return { text: JSON.stringify(body), asOf };
}
