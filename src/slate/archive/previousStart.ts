import * as z from 'zod';
import type { PreviousStart } from '#domain/game/game.ts';
import { timestampColumn } from '#store/columns.ts';

/** Columns of a game and an event: the start before the feed last moved it. */
export const previousStartColumns = {
  previous_start: timestampColumn.nullable(),
  previous_time_known: z.boolean().nullable(),
} as const;

/** That start; nothing if it was not moved. */
export const previousStartOf = ({
  previous_start: startTime,
  previous_time_known: timeKnown,
}: {
  readonly previous_start: string | null;
  readonly previous_time_known: boolean | null;
}): { readonly previousStart?: PreviousStart } =>
  startTime === null ? {} : { previousStart: { startTime, timeKnown: timeKnown === true } };
