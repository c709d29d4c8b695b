const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*"\s*\/?>/;
const CHARSET = /<meta charset="utf-8"\s*\/?>/;

/**
 * A page with its Content-Security-Policy at the head's top, after the charset: a browser holds to it only what comes
 * after it, and Astro writes it last. A page without one stays as it is.
 */
export function cspFirst(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const [policy] = POLICY.exec(head) ?? [];
  if (policy === undefined) return html;
  const own = head.replace(policy, () => '').replace(CHARSET, (charset) => charset + policy);
  return own + html.slice(end);
}
