import type { EventGame } from './readEvents.ts';
import type { Goals } from './readPeriods.ts';

/** A spell of regulation with the same skaters, and the goals that ended it. */
export interface Spell {
  /** Seconds left of regulation. */
  readonly from: number;
  readonly to: number;
  readonly score: Goals;
  readonly skaters: Goals;
  readonly noGoalie: { readonly home: boolean; readonly away: boolean };
  /** Which side's goal ended it. */
  readonly goal?: 'home' | 'away' | undefined;
}

/** Spells of a game whose skaters are known. */
export function spellsOf({ events }: EventGame): readonly Spell[] {
  const spells: Spell[] = [];
  events.forEach(({ left, score, skaters, noGoalie }, at) => {
    const next = events[at + 1];
    const to = Math.max(next?.left ?? 0, 0);
    const known = skaters.home > 0 && skaters.away > 0;
    if (!known || left <= 0 || (to === left && next?.kind !== 'goal')) return;
    const goal = next?.kind === 'goal' && next.left > 0 ? sideOf(next.isHome) : undefined;
    spells.push({ from: left, to, score, skaters, noGoalie, goal });
  });
  return spells;
}

const sideOf = (isHome: boolean): 'home' | 'away' => (isHome ? 'home' : 'away');
