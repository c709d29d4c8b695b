interface Shown {
  readonly sample: boolean;
  readonly prediction?: unknown;
}

/** The events on a sport's page. */
interface ComingAndArchive<Event> {
  /** Shown openly: events to come that have a prediction. Empty off season: then the page says what is next. */
  readonly coming: readonly Event[];
  /** Folded away below: the authored samples of 2025. */
  readonly archive: readonly Event[];
}

/** The events of a sport's page, together with its authored samples. Events of the sample source give way to live events. */
export function comingAndArchive<Event extends Shown>(
  events: readonly Event[],
  authored: readonly Event[],
): ComingAndArchive<Event> {
  const predicted = events.filter(({ prediction }) => prediction !== undefined);
  const live = predicted.filter(({ sample }) => !sample);
  return { coming: live.length > 0 ? live : predicted, archive: authored };
}
