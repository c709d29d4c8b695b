import { parse } from 'node-html-parser';
import * as z from 'zod';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';

const rerunnable = z.object({
  id: z.string(),
  prediction: z.number(),
  recipe: z.object({
    engineVersion: z.string(),
    model: z.string(),
    seed: z.string(),
    iterations: z.int(),
    inputs: z.unknown(),
    notes: z.array(z.string()),
    origin: z.optional(z.unknown()),
  }),
  about: z.looseObject({ kind: z.enum(['game', 'fight', 'match', 'race', 'tournament']) }),
  playersOf: z.optional(z.int()),
  said: z.object({ figures: z.array(z.tuple([z.string(), z.string()])), hash: z.string() }),
});

/** Every prediction that a page carries for re-runs. Throws if one is not in our pages' format. */
export const pageReruns = (html: string): readonly Rerunnable[] =>
  parse(html)
    .querySelectorAll('[data-rerun] script[type="application/json"]')
    .map((script) => rerunnable.parse(JSON.parse(script.textContent)) as Rerunnable);
