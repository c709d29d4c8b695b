/** What a score names a player by: all but the first word. "Alex de Minaur" → "de Minaur"; one word stays. */
export const surname = (name: string): string => {
  const [, ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? name.trim() : rest.join(' ');
};
