import type { EventBody } from '#domain/events/sportEvent.ts';

/** Facts of the sample events, by sport. Authored by hand; no figure in them is a forecast. */
export const AUTHORED: readonly EventBody[] = [];
