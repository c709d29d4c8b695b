interface Shown {
  readonly sample: boolean;
  readonly prediction?: unknown;
}

/** What a sport's page shows. */
export interface ComingAndArchive<Event> {
  /** In the open: events to come that have a prediction; the authored samples while there is none. */
  readonly coming: readonly Event[];
  /** Folded: the authored samples, once an event to come has a prediction. */
  readonly archive: readonly Event[];
}

/**
 * The events of a sport's page, beside its authored samples of 2025: those to come first, the samples in an archive as
 * soon as any event to come has a prediction. What the sample source made gives way to live events.
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
