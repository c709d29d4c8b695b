/** How long what it says is to be believed, days: each build says it anew, and RFC 9116 advises less than a year. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

const SECURITY_FILE = '/.well-known/security.txt';

/** security.txt (RFC 9116): how to tell us of a hole. */
export function securityText(
  { url, phoneHref }: { readonly url: string; readonly phoneHref: string },
  now: Date,
): string {
  const until = new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS);
  return [
    `Contact: ${phoneHref}`,
    `Contact: ${new URL('/about#contact', url).href}`,
    `Expires: ${until.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(SECURITY_FILE, url).href}`,
    '',
  ].join('\n');
}
