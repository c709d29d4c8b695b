const START = '<style>astro-island';
const END = '</style>';
const HEAD_END = '</head>';

/**
 * Moves Astro's one style for islands into the head: Astro writes it before the first island, in the middle of the body, where HTML
 * allows no style. A page without islands stays unchanged. UTF-8.
 */
export function styleInHead(html: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const page = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const head = page.indexOf(HEAD_END);
  const from = page.indexOf(START, Math.max(head, 0));
  if (head < 0 || from < 0) return page;
  const to = page.indexOf(END, from) + END.length;
  return Buffer.concat([
    page.subarray(0, head),
    page.subarray(from, to),
    page.subarray(head, from),
    page.subarray(to),
  ]);
}
