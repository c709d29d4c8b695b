import type { AdNetwork } from '#site';

interface AdPolicy {
  /** Allowed sources of scripts; the page's own hashes are added. */
  readonly scripts: string[];
  /** Further hosts of a directive, each preceded by a space. */
  readonly hosts: string;
  readonly frames: `frame-src 'self'${string}`;
}

/**
 * What the Content-Security-Policy allows for advertisements: the network's own host, and nothing without one. Of our own pages
 * only cards may be framed, which one page does.
 */
export function adPolicy(network: AdNetwork | undefined): AdPolicy {
  if (!network) return { scripts: ["'self'"], hosts: '', frames: "frame-src 'self'" };
  const { protocol, origin } = new URL(network.script);
  if (protocol !== 'https:') throw new Error(`${network.script} is not an https address.`);
  return { scripts: ["'self'", origin], hosts: ` ${origin}`, frames: `frame-src 'self' ${origin}` };
}
