import { getCollection } from 'astro:content';

/** Sections of a sport's guide in their order; `render` of astro:content makes each a component. */
export async function loadGuide(sport: string) {
  const sections = await getCollection('guides', ({ id }) => id.startsWith(`${sport}/`));
  return sections.toSorted((a, b) => a.data.order - b.data.order);
}
