import { followableOf } from './follow.ts';
import { type Follow, type Followed, mergeFollowed } from './followed.ts';

/** Of the text's form. Another version is not read. */
const VERSION = 1;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function followIn(value: unknown): Follow | undefined {
  if (!isObject(value)) return undefined;
  const { id, at, gone } = value;
  if (typeof id !== 'string' || !followableOf(id)) return undefined;
  if (typeof at !== 'string' || !INSTANT.test(at) || Number.isNaN(Date.parse(at))) return undefined;
  if (gone !== undefined && gone !== true) return undefined;
  return { id, at, ...(gone && { gone }) };
}

/** A list as a device keeps it. */
export const followedText = (list: Followed): string => JSON.stringify({ version: VERSION, list });

/** The list in a device's text: empty for none; undefined if the text is anything else, even in one entry. */
export function followedInText(text: string | null): Followed | undefined {
  if (text === null || text === '') return [];
  const value = parsed(text);
  if (!isObject(value) || value.version !== VERSION || !Array.isArray(value.list)) return undefined;
  const list = value.list.map(followIn);
  const read = list.filter((follow) => follow !== undefined);
  return read.length < list.length ? undefined : mergeFollowed(read, []);
}
