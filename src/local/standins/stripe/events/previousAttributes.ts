const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An event's `previous_attributes`: the old values of changed fields; null if there was none. */
export function previousAttributes(before: object, after: object): Record<string, unknown> {
  const previous: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was: unknown = Reflect.get(before, name);
    const is: unknown = Reflect.get(after, name);
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    previous[name] = isPlain(was) && isPlain(is) ? previousAttributes(was, is) : (was ?? null);
  }
  return previous;
}
