import * as z from 'zod/mini';

const line = z.int().check(z.minimum(1));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Where a recipe's seed comes from (domain/game/seedFrom.ts). */
export const seedFromSchema = z.union([
  z.object({
    beacon: hash,
    round: line,
    signature: z.string().check(z.regex(/^[0-9a-f]{96}$/)),
    inputsLine: line,
  }),
  z.object({
    rule: z.literal(1),
    parts: z.array(z.string()),
    why: z.string(),
    inputsLine: z.optional(line),
  }),
]);
