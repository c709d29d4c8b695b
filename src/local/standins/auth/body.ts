import { AuthRefusal } from './refusal.ts';

export type Body = Readonly<Record<string, unknown>>;
export type Data = Readonly<Record<string, unknown>>;

const badJson = (why: string): AuthRefusal =>
  new AuthRefusal(400, 'bad_json', `Could not parse request body as JSON: ${why}`);

/** Why a text is no JSON, in the words of Go's reader for the two usual faults: it ends too early, or begins as nothing can. */
function goReason(text: string, error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  if (text.trim() === '' || /unexpected end|unterminated/i.test(why))
    return 'unexpected end of JSON input';
  const [first = ''] = text.trim();
  return /[[{"\d\-tfn]/.test(first)
    ? why
    : `invalid character '${first}' looking for beginning of value`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a text as a JSON object; refuses anything else. */
export function parseBody(text: string): Body {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw badJson(goReason(text, error));
  }
  if (isObject(body)) return body;
  throw badJson('not an object');
}

function read<Value>(
  body: Body,
  name: string,
  fallback: Value,
  isRight: (value: unknown) => value is Value,
): Value {
  const value = body[name] ?? undefined;
  if (value === undefined) return fallback;
  if (isRight(value)) return value;
  throw badJson(`wrong type of field ${name}`);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isData = (value: unknown): value is Data | undefined => isObject(value);

/** A text; empty if missing. */
export const bodyText = (body: Body, name: string): string => read(body, name, '', isText);

export const flagIn = (body: Body, name: string, fallback = false): boolean =>
  read(body, name, fallback, isFlag);

/** An object; undefined if missing. */
export const dataIn = (body: Body, name: string): Data | undefined =>
  read<Data | undefined>(body, name, undefined, isData);
