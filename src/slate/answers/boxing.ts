import { fightEvent } from '#contract/answers/fights/event.ts';
import { fightEventSchema } from '#contract/answers/fights/schema.ts';
import { ofSport } from '#domain/events/sportEvent.ts';
import { isOpen } from '#domain/events/upcomingEvents.ts';
import { LIVE_WINDOW_HOURS } from '#domain/fights/liveWindow.ts';
import { easternDate } from '#domain/time/time.ts';
import { ANSWER_KEYS } from './keys.ts';
import { item, type OnBreach, type RenderedSlate } from './rendering.ts';
import { type TimedPiece, type TimedText, timedList } from './timedText.ts';

/** The window includes its last instant. */
const pastLiveWindow = (startTime: string): number =>
  Date.parse(startTime) + LIVE_WINDOW_HOURS * 3_600_000 + 1;

/** Boxing events to come or within their LIVE window, and those of each New York date. */
export function renderBoxing(
  { events }: RenderedSlate,
  refused: OnBreach,
): readonly (readonly [string, TimedText])[] {
  const upcoming: TimedPiece[] = [];
  const byDate = new Map<string, TimedPiece[]>();
  for (const event of ofSport(events, 'Boxing')) {
    const shown = event.kind === 'fights' ? fightEvent(event) : undefined;
    for (const piece of shown ? item(fightEventSchema, shown, refused) : []) {
      const { startTime } = event;
      const key = ANSWER_KEYS.boxingOf(easternDate(startTime));
      byDate.set(key, [...(byDate.get(key) ?? []), piece]);
      if (isOpen(event)) upcoming.push({ ...piece, until: pastLiveWindow(startTime) });
    }
  }
  return [
    [ANSWER_KEYS.upcomingBoxing, timedList(upcoming)],
    ...[...byDate].map(([key, pieces]) => [key, timedList(pieces)] as const),
  ];
}
