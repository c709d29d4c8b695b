const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*"\s*\/?>/;
const CHARSET = /<meta charset="utf-8"\s*\/?>/;

/**
 * Moves a page's Content-Security-Policy to the head's top, after the charset: a browser applies it only to what follows, and
 * Astro writes it last, and names `'self'` twice where a page adds a source. A page without one stays unchanged. UTF-8, of which
 * only the head is read.
 */
export function cspFirst(html: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const page = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const end = page.indexOf('</head>');
  const head = page.toString('utf8', 0, Math.max(end, 0));
  const [policy] = POLICY.exec(head) ?? [];
  if (policy === undefined) return page;
  const once = policy.replace("'self' 'self'", "'self'");
  const own = head.replace(policy, () => '').replace(CHARSET, (charset) => charset + once);
  return Buffer.concat([Buffer.from(own), page.subarray(end)]);
}
