/** What a member's secret address serves: feed items, or calendar entries. */
export type PrivateFormat = 'rss' | 'calendar';

const FILES: Readonly<Record<PrivateFormat, string>> = {
  rss: 'prices.xml',
  calendar: 'prices.ics',
};

/** "/my/…/prices.xml" */
export const privatePath = (secret: string, format: PrivateFormat): string =>
  `/my/${secret}/${FILES[format]}`;

/** 32 bytes in base64url. */
const SHAPE = /^\/my\/([\w-]{43})\/(prices\.(?:xml|ics))$/;

/** Parses such a path; undefined if impossible. */
export function readPrivatePath(
  path: string,
): { readonly secret: string; readonly format: PrivateFormat } | undefined {
  const [, secret, file] = SHAPE.exec(path) ?? [];
  if (secret === undefined) return undefined;
  return { secret, format: file === FILES.rss ? 'rss' : 'calendar' };
}
