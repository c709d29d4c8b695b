import type { EventPrediction } from '#domain/events/event.ts';

/** A prediction before the store has numbered it. */
export type Simulated<Outcome> = Omit<EventPrediction<Outcome>, 'id' | 'asOf'> & {
  /** What the published rule makes its seed from. */
  readonly seedParts: readonly string[];
};
