import type { PublicEndpoint } from './endpoint.ts';
import { FIELDS } from './fields.ts';
import { isJsonObject, type Json } from './json.ts';

/** Whether to keep a schema's key: drops closed field lists (fields may be added) and patterns of instants. */
function holds(schema: Json, key: string): boolean {
  if (key === 'additionalProperties') return schema[key] !== false;
  if (key === 'pattern') return schema.format !== 'date-time' && schema.format !== 'date';
  return Math.abs(Number(schema[key])) !== Number.MAX_SAFE_INTEGER;
}

function described(name: string, field: unknown): unknown {
  const said = plain(field);
  const description = FIELDS[name];
  return isJsonObject(said) && description !== undefined ? { ...said, description } : said;
}

/** The same, with every field's meaning, and with only those promises that we will keep. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => holds(value, key));
  return Object.fromEntries(
    kept.map(([key, part]) => {
      if (key !== 'properties' || !isJsonObject(part)) return [key, plain(part)];
      const fields = Object.entries(part);
      return [
        key,
        Object.fromEntries(fields.map(([name, field]) => [name, described(name, field)])),
      ];
    }),
  );
}

/** A document made from contracts, plus the meanings of its fields and parameters. */
export function inPlainWords(document: unknown, endpoints: readonly PublicEndpoint[]): Json {
  const words = new Map(endpoints.map(({ id, parameters = {} }) => [id, parameters]));
  const told = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(told);
    if (!isJsonObject(value)) return value;
    const { operationId, parameters } = value;
    const ofParameters = words.get(String(operationId));
    const parts = Object.entries(value).map(([key, part]) => [key, told(part)]);
    if (!ofParameters || !Array.isArray(parameters)) return Object.fromEntries(parts);
    const withWords = parameters.map((each: Json) => {
      const { words: description, example, empty } = ofParameters[String(each.name)] ?? {};
      return { ...each, description, example, ...(empty && { allowEmptyValue: true }) };
    });
    return { ...Object.fromEntries(parts), parameters: withWords };
  };
  return told(plain(document)) as Json;
}
