import * as z from 'zod/mini';
import { BET_ENDINGS } from '#domain/record/filter.ts';
import { PICK_MARKETS } from '#domain/record/picks/pick.ts';
import { monthSchema } from './downloads.ts';

/** A form sends an unselected option as an empty text. */
const chosen = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      schema,
    ]),
  );

/** GET /track-record/picks: the query of the list of graded picks. */
export const picksQuery = z.strictObject({
  month: chosen(monthSchema),
  league: chosen(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/))),
  market: chosen(z.enum(PICK_MARKETS)),
  outcome: chosen(z.enum(BET_ENDINGS)),
  basis: chosen(z.enum(['pick', 'edge'])),
  page: chosen(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))),
});

/** The query's parameters, in their canonical order. */
export const PICKS_PARAMETERS = ['month', 'league', 'market', 'outcome', 'basis', 'page'] as const;
