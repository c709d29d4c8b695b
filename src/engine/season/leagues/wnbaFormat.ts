/** How the WNBA's postseason goes in a season. */
interface WnbaFormat {
  /**
   * conferences: four of each, fixed pairs; single: eight of the league, byes and reseeding; bracket: eight of the league, fixed
   * pairs.
   */
  readonly kind: 'conferences' | 'single' | 'bracket';
  /** Where the games of each round are, as the better-placed team sees it: one text a round. */
  readonly rounds: readonly string[];
}

/** The season played at one site: the formats of its years on neutral ground. */
const BUBBLE = 2020;

/**
 * Sources: WNBA playoff format (2017), https://www.wnba.com/news/playoff-picture-races-watch-stretch/; for 2025 the announcement of
 * the league’s Board of Governors (2024), https://www.oursportscentral.com/services/releases/n-6155582; the others from where each
 * postseason’s games were played.
 */
export function wnbaFormat(season: number): WnbaFormat {
  if (season === BUBBLE) return { kind: 'single', rounds: ['N', 'N', 'NNNNN', 'NNNNN'] };
  if (season <= 2015) return { kind: 'conferences', rounds: ['HAH', 'HAH', 'HHAAH'] };
  if (season <= 2021) return { kind: 'single', rounds: ['H', 'H', 'HHAAH', 'HHAAH'] };
  if (season <= 2024) return { kind: 'bracket', rounds: ['HHA', 'HHAAH', 'HHAAH'] };
  return { kind: 'bracket', rounds: ['HAH', 'HHAAH', 'HHAAHAH'] };
}
