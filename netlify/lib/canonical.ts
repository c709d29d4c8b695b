const written = (value: unknown): string => encodeURIComponent(String(value).toLowerCase());

/**
 * The one spelling of an endpoint's address with these values: lower case, nothing encoded that need not be, no
 * parameter that says nothing. Every other spelling leads here, so that the CDN keeps each answer once.
 */
export function canonicalPath(path: string, parameters: unknown, query: object): string {
  const values = new Map(Object.entries(parameters ?? {}));
  const pathname = path.replace(/:(\w+)/g, (_, name: string) => written(values.get(name)));
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = said.map(([name, value]) => `${name}=${written(value)}`).join('&');
  return search ? `${pathname}?${search}` : pathname;
}
