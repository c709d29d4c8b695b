import type { AdNetwork } from '#site';

interface AdPolicy {
  /** Where scripts may come from; the page's own hashes are added to them. */
  readonly scripts: string[];
  /** Further hosts of a directive, each with a space before it. */
  readonly hosts: string;
  readonly frames: `frame-src 'self'${string}`;
}

/**
 * What the Content-Security-Policy lets in for advertisements: the network's own host, and nothing without one. Of our
 * own pages only cards may be framed, which one page shows.
 */
export function adPolicy(network: AdNetwork | undefined): AdPolicy {
  if (!network) return { scripts: ["'self'"], hosts: '', frames: "frame-src 'self'" };
  const { protocol, origin } = new URL(network.script);
  if (protocol !== 'https:') throw new Error(`${network.script} is not an https address.`);
  return { scripts: ["'self'", origin], hosts: ` ${origin}`, frames: `frame-src 'self' ${origin}` };
}
