import * as z from 'zod/mini';
import { americanSchema } from '../figures.ts';

/** The price itself, and the bet that it is for. */
export const pricedBetSchema = z.object({
  bet: z.string(),
  american: americanSchema,
  book: z.string(),
  returnPerUnit: z.optional(z.number()),
});

/** `contract/answers/pairPrice.ts`. */
export const pairPriceSchema = z.object({
  state: z.enum(['edge', 'costs', 'oneBook', 'notAnEdge', 'notJudged', 'none']),
  says: z.string(),
  price: z.optional(pricedBetSchema),
  why: z.optional(
    z.enum([
      'oneBook',
      'noSharpBook',
      'noSharpPrice',
      'sharpBook',
      'fewBooks',
      'small',
      'booksDisagree',
      'notMoved',
      'noMoveSeen',
      'ownMove',
      'farPrice',
      'farFigure',
      'newSide',
      'noFigure',
      'olderFigure',
    ]),
  ),
});
