/** How a league's final margins and totals scatter around a line. */
export interface MarginTable {
  /** Standard deviation of the margin around the point spread (or the moneyline's), and of the total around its line, points. */
  readonly marginSd: number;
  readonly totalSd: number;
  /** Weight of |margin| 0, 1, 2 … against a plain bell curve; larger margins weigh 1. 0: such a game goes on. */
  readonly weights: readonly number[];
  /** Games counted, and how many of them ended by exactly k points: the history. */
  readonly games: number;
  readonly byMargin: readonly number[];
}

/**
 * Counted over games with a closing line, seasons 2015 to 2025 (the newest in hand; WNBA 224 games of 2024 and 2026, so its
 * weights are the NBA's). The weights make a bell curve around each game's own line give the counts seen, with twenty games of
 * none added. In baseball and hockey the center is read from the moneyline. Sources of the results: see /data.
 */
export const MARGIN_TABLES = {
  NFL: {
    marginSd: 12.7,
    totalSd: 13.2,
    weights: [
      0.11, 0.73, 0.74, 2.42, 0.77, 0.75, 1.21, 1.57, 0.8, 0.33, 0.97, 0.46, 0.42, 0.5, 1.34, 0.46,
      0.72, 1.13, 0.81, 0.45, 0.88, 1.04, 0.53,
    ],
    games: 3028,
    byMargin: [10, 137, 139, 449, 140, 133, 210, 263, 130, 51, 144, 64, 56, 62, 156],
  },
  NCAAF: {
    marginSd: 15.6,
    totalSd: 16.3,
    weights: [
      0, 0.87, 0.73, 2.58, 0.9, 0.67, 0.9, 2.29, 0.73, 0.34, 1.31, 0.69, 0.38, 0.55, 1.38, 0.52,
      0.5, 1.28, 0.96, 0.61, 0.7, 1.63, 0.6,
    ],
    games: 9017,
    byMargin: [0, 284, 238, 836, 289, 213, 283, 712, 225, 101, 387, 199, 108, 152, 369],
  },
  NBA: {
    marginSd: 13,
    totalSd: 18,
    weights: [0, 0.72, 0.91, 1.02, 1.03],
    games: 15_476,
    byMargin: [0, 616, 781, 861, 858, 930, 902, 926, 919, 837, 701, 666, 628, 559, 540],
  },
  WNBA: {
    marginSd: 12.3,
    totalSd: 19.8,
    weights: [0, 0.72, 0.91, 1.02, 1.03],
    games: 224,
    byMargin: [0, 14, 12, 11, 10, 20, 8, 11, 20, 11, 13, 11, 3, 8, 5],
  },
  NCAAB: {
    marginSd: 11.2,
    totalSd: 16.7,
    weights: [0, 0.81, 1.05, 1.15, 1.13],
    games: 54_570,
    byMargin: [
      0, 2453, 3170, 3423, 3291, 3244, 2925, 2801, 2835, 2736, 2614, 2416, 2203, 2014, 1911,
    ],
  },
  MLB: {
    marginSd: 4.4,
    totalSd: 4.4,
    weights: [0, 1.53, 1.07, 0.96, 0.92, 0.83, 0.79, 0.8, 0.78],
    games: 27_262,
    byMargin: [0, 7601, 4933, 3895, 3155, 2289, 1677, 1222, 827, 565, 385, 241, 149, 135, 74],
  },
  NHL: {
    marginSd: 2.4,
    totalSd: 2.3,
    weights: [0, 1.31, 0.79, 1.29, 0.94, 0.67, 0.6],
    games: 14_033,
    byMargin: [0, 5952, 2859, 3159, 1334, 469, 180, 64, 9, 6, 1, 0, 0, 0, 0],
  },
} as const satisfies Readonly<Record<string, MarginTable>>;

/** Leagues with a table. */
export type TableLeague = keyof typeof MARGIN_TABLES;
export const TABLE_LEAGUES: readonly TableLeague[] = [
  'NFL',
  'NCAAF',
  'NBA',
  'WNBA',
  'NCAAB',
  'MLB',
  'NHL',
];

export const marginTable = (league: TableLeague): MarginTable => MARGIN_TABLES[league];
