import type { CalendarDate } from '../../time/time.ts';

/** What was said of a stat before the start: the mean, and shares of his games that end at or below each value. */
export type SaidInterval = readonly [
  mean: number,
  tenth: number,
  floor: number,
  median: number,
  ceiling: number,
  ninetieth: number,
];

/** What a player did in a final, beside what was said of him before its start. */
export interface PastPlayerGame {
  readonly gameId: number;
  readonly day: CalendarDate;
  /** Keys of the teams' ratings. */
  readonly team: string;
  readonly opponent: string;
  /** His team's whole name, and the opponent's short one. */
  readonly teamName: string;
  readonly opponentName: string;
  readonly home: boolean;
  /** Absent if the feed does not say. */
  readonly started?: boolean | undefined;
  /** Counts by the names of the players' models. */
  readonly stats: Readonly<Record<string, number>>;
  /** By stat; absent: nothing was said. */
  readonly said?: Readonly<Record<string, SaidInterval>> | undefined;
}
