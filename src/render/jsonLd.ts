/** A schema.org object. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** JSON for a script element: "<" is escaped, so that no text can end the element. */
export const jsonLdText = (data: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
