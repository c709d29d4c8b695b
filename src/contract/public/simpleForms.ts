import { isJsonObject, type Json, objectsOf, POINTER } from './json.ts';
import { oneObject } from './oneObject.ts';

/** A list of fixed length: generators know no `prefixItems`, and some refuse them. */
function fixedList({ prefixItems, items: _, ...rest }: Json): Json {
  const all = objectsOf(prefixItems);
  const kinds = [...new Map(all.map((item) => [JSON.stringify(item), item])).values()];
  const [items] = kinds.length === 1 ? kinds : [{ anyOf: kinds }];
  return { ...rest, type: 'array', items, minItems: all.length, maxItems: all.length };
}

/** The document's named schemas. */
type Named = Json;

/** The values of a closed list, named or not. */
function listOf(schema: unknown, named: Named): readonly unknown[] | undefined {
  if (!isJsonObject(schema)) return undefined;
  const { $ref, enum: own } = schema;
  if (typeof $ref === 'string') return listOf(named[$ref.replace(POINTER, '')], named);
  return Array.isArray(own) ? own : undefined;
}

/** A map whose keys are a closed list: each key is a field. Of other maps, the keys are texts, which goes without saying. */
function map({ propertyNames, additionalProperties, ...rest }: Json, named: Named): Json {
  const names = listOf(propertyNames, named);
  if (!names) return { ...rest, additionalProperties };
  const properties = Object.fromEntries(names.map((name) => [name, additionalProperties]));
  return { ...rest, properties };
}

/** A list of allowed values, all whole if they are numbers. */
function values({ const: only, ...rest }: Json): Json {
  const all = only === undefined ? (listOf(rest, {}) ?? []) : [only];
  return { ...rest, enum: all, ...(all.every(Number.isInteger) && { type: 'integer' }) };
}

function simple(schema: Json, named: Named): Json {
  if (Array.isArray(schema.prefixItems)) return fixedList(schema);
  if (Array.isArray(schema.allOf)) return oneObject(schema, named);
  if (isJsonObject(schema.propertyNames)) return map(schema, named);
  if ('const' in schema || Array.isArray(schema.enum)) return values(schema);
  return schema;
}

/** Parts of the document that are no schemas, whatever they look like. */
const AS_THEY_ARE: readonly string[] = ['example', 'examples'];

/**
 * The same schemas in forms of which every generator that we have tried makes types that are easy to use: no tuples, objects in
 * parts, maps with named keys or constants. What is an answer by the one is an answer by the other.
 */
export function simpleForms(value: unknown, named: Named): unknown {
  if (Array.isArray(value)) return value.map((part) => simpleForms(part, named));
  if (!isJsonObject(value)) return value;
  const parts = Object.entries(simple(value, named));
  return Object.fromEntries(
    parts.map(([key, part]) => [key, AS_THEY_ARE.includes(key) ? part : simpleForms(part, named)]),
  );
}
