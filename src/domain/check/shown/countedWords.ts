import { STAT_NAMES } from '../../players/statNames.ts';

/** A stat within a sentence: "passing yards", "DraftKings points". */
export function countedWords(stat: string): string {
  const { label = stat } = STAT_NAMES[stat] ?? {};
  return stat.startsWith('fantasy') ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
