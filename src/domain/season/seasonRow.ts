/** A game of a season's schedule, as the inputs of a forecast are made from it. */
export interface SeasonRow {
  /** Rating keys. */
  readonly homeKey: string;
  readonly awayKey: string;
  /** Eastern day, YYYY-MM-DD; absent: postponed, without a new date. */
  readonly day?: string | undefined;
  readonly neutral: boolean;
  /** Absent while it is to be played. */
  readonly final?: SeasonFinal | undefined;
  /** The game page's current shares, 0–1; absent where none is published. */
  readonly published?: { readonly homeWin: number; readonly draw: number } | undefined;
}

export interface SeasonFinal {
  readonly home: number;
  readonly away: number;
  /** 0 ended in regulation, 1 in overtime, 2 in a shoot-out. A postseason game has a winner: a shoot-out's is a goal ahead. */
  readonly extra: 0 | 1 | 2;
}
