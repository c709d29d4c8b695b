import * as z from 'zod/mini';
import computed from './computed.json' with { type: 'json' };

const losses = z.object({ squared: z.optional(z.number()), log: z.number() });

/** What `npm run backtest -- --data DIR --write` leaves for the site: the published forecast beside the model alone and the close on past seasons. */
const backtestSchema = z.object({
  formatVersion: z.literal(1),
  engineVersion: z.string(),
  /** Day in UTC, YYYY-MM-DD. */
  computedOn: z.iso.date(),
  questions: z.array(
    z.object({
      league: z.string(),
      /** "2024 + 2025" */
      seasons: z.string(),
      question: z.string(),
      answers: z.int().check(z.minimum(1)),
      ours: losses,
      /** The model alone; absent in older backtests, which did not have it separately. */
      own: z.optional(losses),
      close: z.optional(losses),
      coin: z.optional(losses),
    }),
  ),
  /** Edges of each league that has any. */
  edges: z.array(
    z.object({
      league: z.string(),
      seasons: z.string(),
      games: z.int(),
      /** Games with two books' prices: only these have a price that can differ from the books' consensus. */
      twoBooks: z.int(),
      rows: z.array(
        z.object({
          bucket: z.string(),
          bets: z.int(),
          gameShare: z.number(),
          claimed: z.number(),
          realised: z.optional(z.object({ mean: z.number(), low: z.number(), high: z.number() })),
        }),
      ),
    }),
  ),
});

export type BacktestContent = z.infer<typeof backtestSchema>;

export const BACKTEST: BacktestContent = backtestSchema.parse(computed);
