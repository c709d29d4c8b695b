import type { PageMeta } from '../HeadTags.tsx';

/** The social card of the frame's page, which is the league's. @param head the frame's head */
export function frameCard(head: string, alt: string): PageMeta['image'] {
  const [, address] = /property="og:image" content="([^"]+)"/.exec(head) ?? [];
  return address === undefined ? undefined : { path: new URL(address).pathname, alt };
}
