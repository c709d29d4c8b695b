import type { Close } from './closing.ts';
import type { Basis } from './grade.ts';
import type { Outcome } from './outcome.ts';
import type { PickMarket } from './picks/pick.ts';
import type { VoidCause } from './voidCause.ts';

/** One line of the record: a pick or an edge, graded by the latest result of its contest. */
export interface RecordRow extends Close {
  /** Numbers of the ledger lines that graded it and that contained it before the start. */
  readonly gradeLine: number;
  readonly predictionLine: number;
  readonly kind: 'game' | 'event';
  /** Of the game or the event. */
  readonly id: number;
  /** Key of the bout; empty for contests without parts. */
  readonly part: string;
  /** League, tour or series. */
  readonly league: string;
  /** "Away @ Home", or the event's name. */
  readonly name: string;
  /** The earliest start ever told, ISO 8601 in UTC. */
  readonly startTime: string;
  readonly basis: Basis;
  readonly market: PickMarket;
  /** Name picked; or over, under or draw. */
  readonly pick: string;
  readonly how?: string | undefined;
  /** The other of two; absent for totals and fields. */
  readonly opponent?: string | undefined;
  /** Handicap of the pick, or the total. */
  readonly line?: number | undefined;
  /** Published, 0–100: see `Pick`. */
  readonly probability: number;
  readonly drawProbability?: number | undefined;
  readonly choices: number;
  readonly book?: string | undefined;
  /** American odds when it was published. */
  readonly price?: number | undefined;
  /** Whether an edge's price may not be given on; then it has no price, no units and no line at the close. */
  readonly priceWithheld?: boolean | undefined;
  /** For an edge: expected profit per unit staked, as shown. */
  readonly claimed?: number | undefined;
  readonly outcome: Outcome;
  /** Profit of a one-unit stake at that price. */
  readonly units?: number | undefined;
  readonly homeScore?: number | undefined;
  readonly awayScore?: number | undefined;
  /** Version of the result it is graded by: from 2 on a correction; 0 if the contest was called off. */
  readonly resultVersion: number;
  /** Whether an earlier grade of it stands on the ledger: the last one said counts. */
  readonly regraded?: boolean | undefined;
  /** The outcome of the grade before, if there was one. */
  readonly outcomeBefore?: Outcome | undefined;
  /** Why a void is none of the others. */
  readonly voidCause?: VoidCause | undefined;
  /** For a game's moneyline: ESPN's own chance of the pick before the start, 0–100, of the decided stake. A benchmark. */
  readonly espnProbability?: number | undefined;
}

/** Identifies its contest: several picks may belong to one. */
export const contestKeyOf = ({ kind, id, part }: RecordRow): string => `${kind}|${id}|${part}`;

/** Whether it is a winner pick, of which each prediction has one. */
export const isWinnerPick = ({ basis, market }: Pick<RecordRow, 'basis' | 'market'>): boolean =>
  basis === 'pick' && (market === 'moneyline' || market === 'outright');
