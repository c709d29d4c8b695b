import * as z from 'zod/mini';

const worth = z.number();

const lineSchema = z.optional(z.object({ line: z.number(), share: z.number() }));

const pooled = {
  market: z.optional(
    z.object({
      win: z.optional(z.object({ home: z.number(), draw: z.number(), away: z.number() })),
      spread: lineSchema,
      total: lineSchema,
    }),
  ),
  weights: z.object({ close: worth, own: worth, margin: worth, total: worth }),
};

const marginOriginSchema = z.object({
  kind: z.literal('margin'),
  parts: z.object({
    home: worth,
    away: worth,
    advantage: worth,
    homeStarter: worth,
    awayStarter: worth,
    circumstances: worth,
    slot: worth,
  }),
  variance: worth,
  slope: worth,
  scale: worth,
  scoreSd: worth,
  total: z.object({ mean: worth, bias: worth, scoreSd: worth }),
  ...pooled,
});

const goalOriginSchema = z.object({
  kind: z.literal('goals'),
  lead: z.object({ advantage: worth, home: worth, away: worth, stakes: worth }),
  pace: z.object({ league: worth, home: worth, away: worth, lateness: worth }),
  variance: worth,
  rho: worth,
  easing: worth,
  ...pooled,
});

/** What a team game's chances follow from (domain/game/origin.ts). */
export const originSchema = z.discriminatedUnion('kind', [marginOriginSchema, goalOriginSchema]);
