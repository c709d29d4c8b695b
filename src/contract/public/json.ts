/** A JSON object. */
export type Json = { readonly [key: string]: unknown };

export const isJsonObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; none if it is no list. */
export const objectsOf = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];

/** The texts of a list; none if it is no list. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Where the document's named schemas are. */
export const POINTER = '#/components/schemas/';
