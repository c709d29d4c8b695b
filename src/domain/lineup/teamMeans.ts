import type { League } from '../league.ts';

/** Stat name → league mean. */
export type StatLine = Readonly<Record<string, number>>;

/** A league's published means: what an average team does in a game. */
export interface TeamMeans {
  /** Season and what was counted, as the page says it. */
  readonly season: string;
  /** Per team and game. */
  readonly perGame: StatLine;
  /** Rates, which no position divides. */
  readonly rates?: StatLine;
}

const basketball = (season: string, points: number, rebounds: number, assists: number) => ({
  season,
  perGame: { points, rebounds, assists },
});

const football = (season: string, passingYards: number, rushingYards: number): TeamMeans => ({
  season,
  perGame: { passingYards, rushingYards, receivingYards: passingYards },
});

/** Assists are about seven for ten goals in soccer; which goals count one is each league's own ruling. */
const soccer = (season: string, goals: number): TeamMeans => ({
  season,
  perGame: { goals, assists: 0.7 * goals },
});

/**
 * Regular-season means per team and game, rounded: from the leagues' public season totals, as the reference sites
 * (Basketball-Reference, Pro-Football-Reference, Baseball-Reference, Hockey-Reference, FBref, Sports-Reference's
 * college sites) print them. Passing yards are gross, before sacks.
 */
export const TEAM_MEANS: Readonly<Record<League, TeamMeans>> = {
  NBA: basketball('2024–25 season', 113.8, 44.1, 26.5),
  WNBA: basketball('2024 season', 81.7, 34.3, 20.4),
  NCAAB: basketball('2024–25 season, Division I', 73, 34, 13.5),
  NFL: football('2024 season', 231, 120),
  NCAAF: football('2024 season, FBS', 226, 157),
  MLB: {
    season: '2024 season',
    perGame: { runs: 4.39, rbis: 4.19, homeRuns: 1.12, strikeouts: 8.48 },
    rates: { battingAverage: 0.243, era: 4.08 },
  },
  NHL: { season: '2024–25 season', perGame: { goals: 3.04, assists: 5.2 } },
  MLS: soccer('2024 season', 1.55),
  EPL: soccer('2024–25 season', 1.47),
  LaLiga: soccer('2024–25 season', 1.31),
  Bundesliga: soccer('2024–25 season', 1.57),
  SerieA: soccer('2024–25 season', 1.28),
};
