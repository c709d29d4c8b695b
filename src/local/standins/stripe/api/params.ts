import { z } from 'zod';

/** What a parameter may be, as Stripe's API takes it in a form: all values come as texts. */
export const text = z.string().min(1);
export const int = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
export const bool = z.enum(['true', 'false', '1', '0']).transform((v) => v === 'true' || v === '1');
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values);
export const fields = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape);

const LONGEST_NAME = 40;
const LONGEST_VALUE = 500;
export const metadata = z
  .record(z.string().max(LONGEST_NAME), z.string().max(LONGEST_VALUE))
  .default({});

/** Every call takes these. */
export const expand = { expand: z.array(text).optional() };
/** Every list takes these. */
export const paging = {
  limit: int.optional(),
  starting_after: text.optional(),
  created: fields({ gte: int.optional() }).optional(),
};
