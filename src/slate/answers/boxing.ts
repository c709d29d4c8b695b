import { fightEvent } from '#contract/answers/fights/event.ts';
import { fightEventSchema } from '#contract/answers/fights/schema.ts';
import { ofSport } from '#domain/events/sportEvent.ts';
import { isOpen } from '#domain/events/upcomingEvents.ts';
import { LIVE_WINDOW_HOURS } from '#domain/fights/liveWindow.ts';
import { easternDate } from '#domain/time/time.ts';
import { KEYS } from './keys.ts';
import { item, type PublishedSlate, type Refused } from './rendering.ts';
import { list, type Piece, type TimedText } from './timedText.ts';

/** The window includes its last instant. */
const pastLiveWindow = (startTime: string): number =>
  Date.parse(startTime) + LIVE_WINDOW_HOURS * 3_600_000 + 1;

/** Boxing events to come or within their LIVE window, and those of each New York date. */
export function renderBoxing(
  { events }: PublishedSlate,
  refused: Refused,
): readonly (readonly [string, TimedText])[] {
  const upcoming: Piece[] = [];
  const byDate = new Map<string, Piece[]>();
  for (const event of ofSport(events, 'Boxing')) {
    const shown = event.kind === 'fights' ? fightEvent(event) : undefined;
    for (const piece of shown ? item(fightEventSchema, shown, refused) : []) {
      const { startTime } = event;
      const key = KEYS.boxingOf(easternDate(startTime));
      byDate.set(key, [...(byDate.get(key) ?? []), piece]);
      if (isOpen(event)) upcoming.push({ ...piece, until: pastLiveWindow(startTime) });
    }
  }
  return [
    [KEYS.upcomingBoxing, list(upcoming)],
    ...[...byDate].map(([key, pieces]) => [key, list(pieces)] as const),
  ];
}
