/** What a member's secret address serves: items for a reader, or entries for a calendar. */
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

/** Reads such a path; undefined for what can be none. */
export function readPrivatePath(
  path: string,
): { readonly secret: string; readonly format: PrivateFormat } | undefined {
  const [, secret, file] = SHAPE.exec(path) ?? [];
  if (secret === undefined) return undefined;
  return { secret, format: file === FILES.rss ? 'rss' : 'calendar' };
}
