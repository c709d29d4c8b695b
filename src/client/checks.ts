/**
 * Checks of this site's own answers. They read an answer field by field into a new object with nothing unchecked. The endpoints
 * check their answers against the full contract schemas; the schema library would take a tenth of a prediction page's budget
 * here.
 */
export type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;
export const isText = (value: unknown): value is string => typeof value === 'string';
/** A valid time. */
export const isInstant = (value: unknown): value is string =>
  isText(value) && Number.isFinite(Date.parse(value));
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A check of a list by the check of its items. */
export const listCheck =
  <T>(isItem: (value: unknown) => value is T) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(isItem);

/** A check of a map by the check of its values. */
export const mapOf =
  <T>(isItem: (value: unknown) => value is T) =>
  (value: unknown): value is Readonly<Record<string, T>> =>
    isRecord(value) && !Array.isArray(value) && Object.values(value).every(isItem);
