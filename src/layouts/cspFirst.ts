const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*"\s*\/?>/;
const CHARSET = /<meta charset="utf-8"\s*\/?>/;

/**
 * A page with its Content-Security-Policy at the head's top, after the charset: a browser holds to it only what comes
 * after it, and Astro writes it last. A page without one stays as it is.
 */
export function cspFirst(html: string): string {
  const [policy] = POLICY.exec(html) ?? [];
  return policy === undefined
    ? html
    : html.replace(policy, () => '').replace(CHARSET, (charset) => charset + policy);
}
