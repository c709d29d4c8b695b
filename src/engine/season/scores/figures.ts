import type { MarginLeague } from '#domain/leagues/index.ts';

/** How scores of a league fall, for tie-breaks by points. */
export interface ScoreFigures {
  /**
   * Games whose winning margin is at most 1, 2, 3 … points, of 1000 that are decided (hockey: in regulation), in regular seasons.
   */
  readonly margins: readonly number[];
  /** Mean and SD of both sides' points together. */
  readonly total: number;
  readonly totalSd: number;
  /** SD of the normal numbers Φ⁻¹(home win's share by the closing moneylines), around 0. */
  readonly shareSd: number;
  /** Share of games that end level after overtime. */
  readonly ties?: number;
  /** Share of games that need overtime, and that need a shoot-out; where the table asks. */
  readonly extra?: number;
  readonly shootOuts?: number;
}

/**
 * Counted by us in regular-season results and closing moneylines: the NFL, college football, the WNBA, MLB and the NHL from 2016,
 * the NBA and college basketball from 2018 to the newest season (2025 or 2026); hockey's overtimes in 2023–2026, 5,248 games.
 */
export const SCORE_FIGURES: Readonly<Record<MarginLeague, ScoreFigures>> = {
  NFL: {
    margins: [
      47, 95, 240, 287, 332, 399, 485, 529, 547, 595, 615, 634, 654, 705, 723, 746, 781, 804, 816,
      837, 859, 869, 883, 902, 914, 925, 933, 948, 952, 956, 966, 971, 973, 978, 984, 984, 989, 993,
      994, 996,
    ],
    total: 45.58,
    totalSd: 13.87,
    shareSd: 0.529,
    ties: 0.0038,
  },
  NCAAF: {
    margins: [
      32, 58, 151, 183, 207, 237, 316, 341, 352, 394, 416, 429, 445, 485, 501, 514, 549, 573, 588,
      605, 644, 657, 670, 698, 715, 725, 741, 769, 780, 788, 809, 824, 832, 845, 865, 871, 878, 892,
      901, 905, 912, 926, 929, 932, 942, 948, 950, 954, 963, 965, 966, 972, 975, 976, 979, 985, 986,
      987, 989, 990, 991, 992, 994, 994, 994, 996,
    ],
    total: 55.48,
    totalSd: 17.74,
    shareSd: 0.813,
  },
  NBA: {
    margins: [
      41, 92, 147, 202, 260, 318, 376, 433, 488, 534, 576, 615, 651, 685, 717, 747, 771, 795, 816,
      836, 856, 870, 885, 898, 910, 919, 930, 939, 947, 954, 960, 966, 970, 974, 977, 981, 984, 986,
      988, 989, 991, 992, 993, 994, 995,
    ],
    total: 224.53,
    totalSd: 20.7,
    shareSd: 0.602,
  },
  WNBA: {
    margins: [
      34, 80, 134, 193, 256, 319, 381, 447, 506, 559, 610, 643, 679, 710, 741, 773, 802, 826, 846,
      862, 879, 889, 910, 926, 932, 938, 947, 954, 961, 967, 973, 978, 983, 985, 989, 991, 994, 995,
    ],
    total: 164.47,
    totalSd: 18.14,
    shareSd: 0.6,
  },
  NCAAB: {
    margins: [
      44, 101, 163, 223, 282, 334, 386, 438, 488, 535, 578, 619, 656, 691, 721, 749, 773, 796, 817,
      836, 853, 869, 883, 895, 907, 916, 925, 934, 941, 948, 953, 959, 963, 968, 972, 975, 978, 981,
      983, 985, 987, 989, 990, 992, 993, 994, 995,
    ],
    total: 143.85,
    totalSd: 19.08,
    shareSd: 0.799,
  },
  MLB: {
    margins: [278, 458, 600, 716, 801, 862, 907, 937, 958, 973, 982, 988, 993, 996],
    total: 9.04,
    totalSd: 4.53,
    shareSd: 0.264,
  },
  NHL: {
    margins: [228, 479, 783, 924, 974, 989, 998],
    total: 6.01,
    totalSd: 2.3,
    shareSd: 0.297,
    extra: 0.2231,
    shootOuts: 0.0711,
  },
};
