import type { Close } from './closing.ts';
import type { Basis } from './grade.ts';
import type { Outcome } from './outcome.ts';
import type { PickMarket } from './picks/pick.ts';

/** One line of the record: a pick or an edge, graded by the latest result of its contest. */
export interface RecordRow extends Close {
  /** Lines of the ledger: that graded it, and that said it before the start. */
  readonly gradeLine: number;
  readonly predictionLine: number;
  readonly kind: 'game' | 'event';
  /** Of the game or the event. */
  readonly id: number;
  /** Key of the bout; empty for whatever has no parts. */
  readonly part: string;
  /** League, tour or series. */
  readonly league: string;
  /** "Away @ Home", or the event's name. */
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly startTime: string;
  readonly basis: Basis;
  readonly market: PickMarket;
  /** Name of who is picked; over, under or draw. */
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
  /** Of an edge: expected profit per unit staked, as it was shown. */
  readonly claimed?: number | undefined;
  readonly outcome: Outcome;
  /** Profit of a one-unit stake at that price. */
  readonly units?: number | undefined;
  readonly homeScore?: number | undefined;
  readonly awayScore?: number | undefined;
  /** Of the result it is graded by: 2 and more is a corrected one, 0 none, as the contest was called off. */
  readonly resultVersion: number;
  /** Of a game's moneyline what ESPN itself gave the pick before the start, 0–100, of the decided stake: a benchmark. */
  readonly espnProbability?: number | undefined;
}

/** What its contest is named by: several picks may be of one. */
export const contestOf = ({ kind, id, part }: RecordRow): string => `${kind}|${id}|${part}`;

/** Whether it is the pick of who wins: one a prediction. */
export const isWinnerPick = ({ basis, market }: Pick<RecordRow, 'basis' | 'market'>): boolean =>
  basis === 'pick' && (market === 'moneyline' || market === 'outright');
