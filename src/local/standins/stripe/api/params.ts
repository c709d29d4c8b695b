import { z } from 'zod';

/** Types of parameters as Stripe's API receives them in forms: all values are texts. */
export const textParam = z.string().min(1);
export const int = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
export const bool = z.enum(['true', 'false', '1', '0']).transform((v) => v === 'true' || v === '1');
export const oneOfWords = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values);
export const fields = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape);

const LONGEST_NAME = 40;
const LONGEST_VALUE = 500;
export const metadata = z
  .record(z.string().max(LONGEST_NAME), z.string().max(LONGEST_VALUE))
  .default({});

/** Parameters of every call. */
export const expand = { expand: z.array(textParam).optional() };
/** Parameters of every list. */
export const paging = {
  limit: int.optional(),
  starting_after: textParam.optional(),
  created: fields({ gte: int.optional() }).optional(),
};
