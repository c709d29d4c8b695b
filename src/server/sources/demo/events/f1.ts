import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { CalendarDate } from '#domain/time.ts';

/** Bundled sample events around an Eastern date; they depend on the date alone. */
export const demoF1 = (_today: CalendarDate): readonly FeedEvent[] => [];
