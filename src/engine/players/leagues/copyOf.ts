/** A copy of plain JSON that shares nothing with it. */
export function copyOf<Json>(json: Json): Json {
  if (Array.isArray(json)) return json.map(copyOf) as Json;
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, part]) => [key, copyOf(part)])) as Json;
}
