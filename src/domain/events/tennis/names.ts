/** A player's name in a score: all but the first word. "Alex de Minaur" → "de Minaur"; a single word stays. */
export const surname = (name: string): string => {
  const [, ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? name.trim() : rest.join(' ');
};
