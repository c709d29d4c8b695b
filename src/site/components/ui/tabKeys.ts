/** The tab to which a key moves from the open one, wrapping around at the ends; undefined for other keys. */
export function tabAfter(ids: readonly string[], open: string, key: string): string | undefined {
  const at = ids.indexOf(open);
  const last = ids.length - 1;
  if (key === 'ArrowRight') return ids[at === last ? 0 : at + 1];
  if (key === 'ArrowLeft') return ids[at <= 0 ? last : at - 1];
  if (key === 'Home') return ids[0];
  return key === 'End' ? ids[last] : undefined;
}
