import { isJsonObject, type Json, objectsOf, POINTER, textsOf } from './json.ts';

/** The values that a schema lists; undefined if it lists none. */
const listed = (schema: Json): readonly unknown[] | undefined =>
  'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;

/** A field that is one thing in one form of an object and another in the next: the values of both. */
function either(one: unknown, other: unknown): unknown {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  const [first, second] = [isJsonObject(one) && listed(one), isJsonObject(other) && listed(other)];
  if (!first || !second || !isJsonObject(one)) throw new Error('A field has two meanings');
  const { const: _, ...rest } = one;
  return { ...rest, enum: [...first, ...second] };
}

interface Fields {
  readonly properties: Json;
  readonly required: readonly string[];
}

const both = (one: Fields, other: Fields): Fields => ({
  properties: { ...one.properties, ...other.properties },
  required: [...new Set([...one.required, ...other.required])],
});

/** Fields of two forms: what only one of them must have, an object need not have. */
function oneOf(one: Fields, other: Fields): Fields {
  const properties: Record<string, unknown> = { ...one.properties };
  for (const [name, field] of Object.entries(other.properties))
    properties[name] = name in properties ? either(properties[name], field) : field;
  return { properties, required: one.required.filter((name) => other.required.includes(name)) };
}

function fieldsOf(schema: Json): Fields {
  const forms = objectsOf(schema.oneOf ?? schema.anyOf).map(fieldsOf);
  const parts = objectsOf(schema.allOf).map(fieldsOf);
  const own: Fields = {
    properties: isJsonObject(schema.properties) ? schema.properties : {},
    required: textsOf(schema.required),
  };
  const [first, ...others] = forms;
  const form = first ? [others.reduce(oneOf, first)] : [];
  return [...parts, ...form].reduce(both, own);
}

/** A list of values by its name, if it has one. */
function byName(field: unknown, named: Json): unknown {
  if (!isJsonObject(field) || !listed(field)) return field;
  const values = JSON.stringify(listed(field));
  const known = Object.entries(named).find(
    ([, schema]) => isJsonObject(schema) && JSON.stringify(schema.enum) === values,
  );
  return known ? { $ref: POINTER + known[0] } : field;
}

/**
 * An object that was described in parts (`allOf`) and forms (`oneOf`) as one list of fields. Some generators make nothing of
 * parts, and none a type that is easy to use.
 */
export function oneObject(schema: Json, named: Json): Json {
  const { properties, required } = fieldsOf(schema);
  const fields = Object.entries(properties).map(([name, field]) => [name, byName(field, named)]);
  return { type: 'object', properties: Object.fromEntries(fields), required };
}
