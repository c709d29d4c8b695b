import * as z from 'zod/mini';

const line = z.int().check(z.minimum(1));

/** A seed from a public beacon's round (domain/game/seedFrom.ts). */
export const beaconSeedSchema = z.object({
  beacon: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  round: line,
  signature: z.string().check(z.regex(/^[0-9a-f]{96}$/)),
  inputsLine: line,
});

/** A seed by the published rule. */
export const ruleSeedSchema = z.object({
  rule: z.literal(1),
  parts: z.array(z.string()),
  why: z.string(),
  inputsLine: z.optional(line),
});

/** Where a recipe's seed comes from. */
export const seedFromSchema = z.union([beaconSeedSchema, ruleSeedSchema]);
