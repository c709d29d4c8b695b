/** What a score names a player by: all but the first word. "Alex de Minaur" → "de Minaur"; one word stays. */
export const surname = (name: string): string => {
  const [, ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? name.trim() : rest.join(' ');
};

/** First letters of a player's first and last word, "Daniil Medvedev" → "DM"; "?" without a name. */
export function playerInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s-]*/gu) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => [...(word ?? '')][0],
  );
  return letters.join('').toUpperCase() || '?';
}
