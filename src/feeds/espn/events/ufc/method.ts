import type { FightMethod } from '#domain/outcomes/fight.ts';

/** Method of a win from the feed's words; undefined if they name none. */
export function fightMethod(text: string): FightMethod | 'other' | undefined {
  if (/\b(dq|disqualif\w*|overturned|forfeit)\b/i.test(text)) return 'other';
  if (/decision|\b([usm]|un|maj)-?dec\b|\bpoints\b/i.test(text)) return 'decision';
  if (/submission|\bsub\b|choke|armbar|tap ?out/i.test(text)) return 'submission';
  return /\bt?ko\b|kotko|ko[/-]tko|knock-?out|stoppage/i.test(text) ? 'knockout' : undefined;
}
