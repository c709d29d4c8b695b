import * as z from 'zod/mini';
import computed from './computed.json' with { type: 'json' };

const losses = z.object({ squared: z.optional(z.number()), log: z.number() });

/** A mean with its 95 % interval. */
const interval = z.object({ mean: z.number(), low: z.number(), high: z.number() });

/** Brier scores of a season's odds: ours, the record so far turned into odds, last season's finish; and ours less the record's. */
const seasonScores = z.object({
  own: z.number(),
  record: z.number(),
  lastSeason: z.number(),
  less: interval,
});

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
  /** What the rule for an edge claimed and returned on past prices of many books, and what other rules did. */
  edges: z.array(
    z.object({
      title: z.string(),
      rows: z.array(
        z.object({
          name: z.string(),
          /** Of settled bets, or against the closing line. */
          measure: z.enum(['return', 'close']),
          bets: z.int(),
          /** At the full distance from the consensus, and at the half that is claimed; per unit staked. */
          full: z.number(),
          claimed: z.number(),
          realised: z.optional(interval),
        }),
      ),
      notes: z.array(z.string()),
    }),
  ),
  /** How often our model alone foretold where a line went, by league. */
  moves: z.array(
    z.object({
      league: z.string(),
      seasons: z.string(),
      rows: z.array(
        z.object({
          question: z.enum(['win', 'cover', 'over']),
          moves: z.int(),
          hit: interval,
          far: z.optional(z.object({ moves: z.int(), hit: z.number() })),
          value: z.extend(interval, { games: z.int() }),
        }),
      ),
    }),
  ),
  /** Odds of whole seasons beside two plain rivals, by league and goal; Brier scores. Absent before it was measured. */
  seasons: z.optional(
    z.array(
      z.object({
        league: z.string(),
        /** "2018–2025" */
        seasons: z.string(),
        goals: z.array(z.object({ goal: z.string(), start: seasonScores, half: seasonScores })),
      }),
    ),
  ),
});

export type BacktestContent = z.infer<typeof backtestSchema>;

export const BACKTEST: BacktestContent = backtestSchema.parse(computed);
