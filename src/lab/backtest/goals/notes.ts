import type { History } from '../../fit/goals/history.ts';

/** What a reader must know about the prices that the given seasons are measured against. */
export function notesOf({ games }: History, seasons: readonly number[]): string[] {
  const notes = ['Ninety minutes; the close is de-vigged by the power method.'];
  for (const season of seasons) {
    const all = games.filter(({ game }) => game.season === season);
    const priced = all.filter(({ close }) => close !== undefined).length;
    const totals = all.filter(({ closeOver }) => closeOver !== undefined).length;
    if (priced < all.length)
      notes.push(`${season}: ${priced} of ${all.length} games have a close.`);
    if (totals < all.length) {
      notes.push(`${season}: ${totals} of ${all.length} games have prices of over and under 2.5.`);
    }
  }
  return notes;
}
