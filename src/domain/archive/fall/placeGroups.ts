import { ordinal } from '../../words/ordinal.ts';

/** Places that share a bar, last of each. */
const ENDS = [1, 3, 5, 10, 20, 30] as const;

/** "1", "2–3", "11 and worse": groups of places of a field. */
export function placeGroups(
  places: number,
): readonly { readonly label: string; readonly from: number; readonly to: number }[] {
  const ends = [...ENDS.filter((end) => end < places), places];
  return ends.map((to, at) => {
    const from = (ends[at - 1] ?? 0) + 1;
    return { label: from === to ? ordinal(to) : `${ordinal(from)}–${ordinal(to)}`, from, to };
  });
}
