interface Shown {
  readonly sample: boolean;
  readonly prediction?: unknown;
}

/** The events on a sport's page. */
export interface ComingAndArchive<Event> {
  /** Shown openly: events to come that have a prediction; the authored samples while there are none. */
  readonly coming: readonly Event[];
  /** Folded away: the authored samples, once an event to come has a prediction. */
  readonly archive: readonly Event[];
}

/**
 * The events of a sport's page, together with its authored samples of 2025: those to come first, and the samples in an archive as
 * soon as any event to come has a prediction. Events of the sample source give way to live events.
 */
export function comingAndArchive<Event extends Shown>(
  events: readonly Event[],
  authored: readonly Event[],
): ComingAndArchive<Event> {
  const predicted = events.filter(({ prediction }) => prediction !== undefined);
  const live = predicted.filter(({ sample }) => !sample);
  const coming = live.length > 0 ? live : predicted;
  return coming.length > 0 ? { coming, archive: authored } : { coming: authored, archive: [] };
}
