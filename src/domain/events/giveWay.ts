interface Shown {
  readonly sample: boolean;
  readonly prediction?: unknown;
}

/**
 * What to show of an event list beside authored samples: all samples, the authored too, give way as soon as a live
 * event has a prediction.
 */
export function liveOrSamples<Event extends Shown>(
  events: readonly Event[],
  samples: readonly Event[],
): readonly Event[] {
  const predicted = events.filter(({ prediction }) => prediction !== undefined);
  const live = predicted.filter(({ sample }) => !sample);
  return live.length > 0 ? live : [...predicted, ...samples];
}
