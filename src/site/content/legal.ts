import { getEntry, render } from 'astro:content';
import { LEGAL, type LegalName } from '#domain/product/legal.ts';

/** A legal document with its rendered text and its summary. */
export async function loadLegal(name: LegalName) {
  const document = LEGAL[name];
  const entry = await getEntry('legal', document.slug);
  if (!entry?.body)
    throw new Error(`src/site/content/legal/${document.slug}.md is missing or empty.`);
  const { Content, headings } = await render(entry);
  return {
    ...document,
    ...entry.data,
    body: entry.body,
    Content,
    sections: headings.filter(({ depth }) => depth === 2),
  };
}
