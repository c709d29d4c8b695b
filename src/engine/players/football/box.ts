/** What a player did in a game that ended. Counts and yards; yards may be below 0. */
export interface FootballLine {
  readonly playerId: string;
  readonly position: FootballPosition;
  /** Share of his side's offensive snaps, 0 to 1; absent if the source lacks it. */
  readonly snapShare?: number;
  readonly attempts: number;
  readonly completions: number;
  readonly passingYards: number;
  readonly passingTouchdowns: number;
  readonly interceptions: number;
  readonly carries: number;
  readonly rushingYards: number;
  readonly rushingTouchdowns: number;
  readonly targets: number;
  readonly receptions: number;
  readonly receivingYards: number;
  readonly receivingTouchdowns: number;
}

/** One side of a game that ended. */
export interface SideBox {
  readonly team: string;
  readonly score: number;
  readonly lines: readonly FootballLine[];
}

/** A game that ended: who did what. */
export interface FootballBox {
  readonly season: number;
  readonly home: SideBox;
  readonly away: SideBox;
}

/** Roles that share the ball. Halfbacks and fullbacks are running backs; anybody else counts as a tight end does. */
export const FOOTBALL_POSITIONS = ['QB', 'RB', 'WR', 'TE'] as const;
export type FootballPosition = (typeof FOOTBALL_POSITIONS)[number];

/** The role of a feed's position: "HB" and "FB" are RB; undefined for who does not share the ball by his position. */
export function footballPosition(code: string): FootballPosition | undefined {
  if (code === 'HB' || code === 'FB') return 'RB';
  return FOOTBALL_POSITIONS.find((one) => one === code);
}

/** Sums of a side's lines. */
export function boxTotals({ lines }: SideBox) {
  const total = (of: (line: FootballLine) => number): number =>
    lines.reduce((sum, line) => sum + of(line), 0);
  return {
    attempts: total((line) => line.attempts),
    completions: total((line) => line.completions),
    carries: total((line) => line.carries),
    targets: total((line) => line.targets),
    interceptions: total((line) => line.interceptions),
    passingYards: total((line) => line.passingYards),
    rushingYards: total((line) => line.rushingYards),
    passingTouchdowns: total((line) => line.passingTouchdowns),
    rushingTouchdowns: total((line) => line.rushingTouchdowns),
  };
}
