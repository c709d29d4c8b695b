import { getCollection } from 'astro:content';

/** When the facts of the guides were last checked, for their heads. */
export const GUIDES_CHECKED = 'Facts checked in November 2026';

/** Sections of a sport's guide in their order; `render` of astro:content makes each a component. */
export async function loadGuide(sport: string) {
  const sections = await getCollection('guides', ({ id }) => id.startsWith(`${sport}/`));
  return sections.toSorted((a, b) => a.data.order - b.data.order);
}
