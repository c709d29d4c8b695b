import type { PartKey } from '../events/parts.ts';
import type { SportEvent } from '../events/sportEvent.ts';
import type { Pick } from '../record/picks/pick.ts';
import type { RecordRow } from '../record/recordRow.ts';
import type { SaidTimes } from './saidTimes.ts';

/** What was said last of a part of an event. */
interface SaidPart extends SaidTimes {
  readonly key: PartKey;
  /** The two it was about; absent for a field. */
  readonly names?: readonly [a: string, b: string] | undefined;
  /** As the ledger has them: with a price only if it may be given on. */
  readonly picks: readonly Pick[];
  readonly seed: string;
  readonly engineVersion: string;
  /** Simulated runs. */
  readonly runs: number;
  /** Other contests of the same two within a day, by the ledger. */
  readonly sameSides: readonly number[];
}

/** The same, with what came of it. */
export interface KeptPart extends SaidPart {
  /** What was graded: picks, then edges. Empty before. */
  readonly rows: readonly RecordRow[];
}

/** A fight card, match, race or tournament with what was said of each part, whether it is on the slate or not. */
export interface KeptEvent {
  /** As last told; a part's simulated runs are on it as its prediction while they are kept. */
  readonly event: SportEvent;
  /** In the event's order; a bout that its feed has dropped comes last. */
  readonly parts: readonly KeptPart[];
  /** Whether the site shows samples; undefined before the first slate. */
  readonly amongSamples: boolean | undefined;
}

/** True once every part has its grades: from then on only a corrected result changes its page. */
export const isSettled = (parts: readonly KeptPart[]): boolean =>
  parts.every(({ rows }) => rows.length > 0);

/** The pick of a winner. */
export const winnerPickOf = ({ picks }: SaidPart): Pick | undefined =>
  picks.find(({ market }) => market === 'moneyline' || market === 'outright');

/** Its grade. */
export const winnerRowOf = ({ rows }: KeptPart): RecordRow | undefined =>
  rows.find(
    ({ basis, market }) => basis === 'pick' && (market === 'moneyline' || market === 'outright'),
  );
