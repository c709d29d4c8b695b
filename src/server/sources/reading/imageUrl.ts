/** Hosts of images that the site's Content-Security-Policy lets in (astro.config.mjs). */
export const IMAGE_HOSTS = ['a.espncdn.com', 'r2.thesportsdb.com', 'www.thesportsdb.com'] as const;

const HOSTS: readonly string[] = IMAGE_HOSTS;

/** An image's address where it is https, without credentials and on a known host. */
export function imageUrl(text: string | undefined): string | undefined {
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return undefined;
  return HOSTS.includes(url.hostname) ? url.href : undefined;
}
