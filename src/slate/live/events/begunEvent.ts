import type { EventFigures } from '#domain/live/eventFigures.ts';
import type { EventState } from '#domain/live/eventState.ts';
import type { LiveStage } from '#domain/live/liveStage.ts';

/** One event whose rest can be said from any state of it. */
export interface BegunEvent {
  /** What was published before the start. */
  readonly before: EventFigures;
  /** Throws a RangeError (InputError) for a state that no such event comes to. At the start it is `before` itself. Undefined for another sport's. */
  readonly after: (stage: LiveStage, state: EventState) => EventFigures | undefined;
}

/** What is published of an event, as it is stored. */
export interface PublishedEvent {
  /** Inputs of its recipe. */
  readonly inputs: unknown;
  /** Of its runs, 32 bits. */
  readonly seed: number;
  readonly outcome: unknown;
}

/** What is said of a sport's events. */
export interface LiveEvents {
  /** What was published before the start; undefined if its runs are not kept, or none of the sport's. */
  readonly before: (published: PublishedEvent) => EventFigures | undefined;
  /** Undefined without runs. Throws a RangeError where the sport's model does. */
  readonly begin: (published: PublishedEvent) => BegunEvent | undefined;
  /** Once no feed has told of an event for so long, its figure is withdrawn. */
  readonly silentMs: number;
}
