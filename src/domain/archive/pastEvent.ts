import type { EventStatus } from '../events/event.ts';
import type { PartKey } from '../events/parts.ts';
import type { EventLeague } from '../leagues/eventLeague.ts';
import type { Outcome } from '../record/outcome.ts';

/** A bout, match, race or tournament of which something was said and no more is: begun, over, or called off. */
export interface PastEvent {
  readonly id: number;
  readonly part: PartKey;
  readonly league: EventLeague;
  /** Of the event: of a bout its card's. */
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly startTime: string;
  readonly status: EventStatus;
  /** The two, or absent for a field. */
  readonly names?: readonly [a: string, b: string] | undefined;
  /** The winner named last before the start, and the published chance, 0–100. */
  readonly pick?: string | undefined;
  readonly probability?: number | undefined;
  /** What became of that pick by its last grade. */
  readonly outcome?: Outcome | undefined;
}

/** "Makhachev vs. Poirier", or the name of a race or tournament. */
export const pastEventTitle = ({ names, name }: Pick<PastEvent, 'names' | 'name'>): string =>
  names ? names.join(' vs. ') : name;

/** What the call of a winner came to; `level` where nobody won. */
export type EventCall = 'right' | 'wrong' | 'level' | 'void';

const CALLS: Readonly<Record<Outcome, EventCall>> = {
  win: 'right',
  halfWin: 'right',
  loss: 'wrong',
  halfLoss: 'wrong',
  push: 'level',
  void: 'void',
};

export const callOf = (outcome: Outcome | undefined): EventCall | undefined =>
  outcome && CALLS[outcome];
