import { IMAGE_HOSTS } from '#domain/imageHosts.ts';

/** An image's address where it is https, without credentials and on a host that the pages let in. */
export function imageUrl(text: string | undefined): string | undefined {
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return undefined;
  return IMAGE_HOSTS.includes(url.hostname) ? url.href : undefined;
}
