import type { EventBody } from '#domain/events/sportEvent.ts';

/** Facts of the sample events of June 2025. */
export const NASCAR_SAMPLES: readonly EventBody[] = [];
