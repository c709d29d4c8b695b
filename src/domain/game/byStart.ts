/** The order of lists: by start, then by id. */
export const byStart = (
  a: { readonly gameTime: string; readonly id: number },
  b: { readonly gameTime: string; readonly id: number },
): number => a.gameTime.localeCompare(b.gameTime) || a.id - b.id;
