import { z } from 'zod';

/** What a parameter may be, as Stripe's API takes it in a form: all values come as texts. */
export const text = z.string().min(1);
/** One that an empty value unsets. */
export const unsettable = z.string().transform((value) => value || null);
export const int = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
export const bool = z.enum(['true', 'false', '1', '0']).transform((v) => v === 'true' || v === '1');
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values);
export const array = <T extends z.ZodType>(item: T) => z.array(item);
export const fields = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape);

const LONGEST_NAME = 40;
const LONGEST_VALUE = 500;
export const metadata = z.record(z.string().max(LONGEST_NAME), z.string().max(LONGEST_VALUE));
/** `metadata=` unsets all of it, an empty value one name. */
export const metadataChange = z.union([metadata, z.literal('')]);
export type MetadataChange = z.infer<typeof metadataChange> | undefined;

export function changedMetadata(
  before: Readonly<Record<string, string>>,
  changes: MetadataChange,
): Record<string, string> {
  if (changes === undefined) return { ...before };
  if (changes === '') return {};
  return Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''),
  );
}

const range = fields({
  gt: int.optional(),
  gte: int.optional(),
  lt: int.optional(),
  lte: int.optional(),
});
export const created = z.union([int, range]).optional();
export type Created = z.infer<typeof created>;

export const within = (value: number, wanted: Created): boolean => {
  if (wanted === undefined) return true;
  if (typeof wanted === 'number') return value === wanted;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted;
  return value > gt && value >= gte && value < lt && value <= lte;
};

/** Every call takes these. */
export const expand = { expand: array(text).optional() };
/** Every list takes these. */
export const paging = {
  ...expand,
  limit: int.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

/** A copy without the names that were not given. */
export function given<T extends object>(
  object: T,
): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  const copy: { [Name in keyof T]?: Exclude<T[Name], undefined> } = {};
  return Object.assign(copy, Object.fromEntries(entries));
}
