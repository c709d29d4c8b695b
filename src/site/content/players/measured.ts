import type { PlayerLeague } from '#domain/players/statNames.ts';

/** How a stat of a league's players was forecast in a season that its parameters had not seen (docs/measurements.md). */
interface MeasuredStat {
  /** As docs/measurements.md has it, without the league. */
  readonly stat: string;
  /** The season, by the year that names it. */
  readonly season: number;
  readonly games: number;
  /** % by which the error of the whole distribution (CRPS) was under that of the player's season average. */
  readonly under: number;
  /** % of games inside the range that is meant to hold 80 %. */
  readonly cover: number;
}

interface MeasuredLeague {
  readonly league: PlayerLeague;
  /** What is forecast, in a sentence. */
  readonly forecast: string;
  readonly stats: readonly MeasuredStat[];
}

const measured = (
  stat: string,
  season: number,
  games: number,
  under: number,
  cover: number,
): MeasuredStat => ({ stat, season, games, under, cover });

/** The leagues whose players we forecast, with the stats that most ask for. */
export const MEASURED_PLAYERS: readonly MeasuredLeague[] = [
  {
    league: 'NFL',
    forecast:
      'Passing, rushing and receiving, touchdowns, kicking points and defenses, with fantasy points by five scorings.',
    stats: [
      measured('passing yards', 2024, 539, 15.4, 79.3),
      measured('rushing yards', 2024, 1795, 5.8, 79.6),
      measured('receiving yards', 2024, 4016, 6.1, 80.9),
      measured('receptions', 2024, 4016, 5.9, 80.7),
      measured('TDs, rushing and receiving', 2024, 4333, 4.9, 79.8),
    ],
  },
  {
    league: 'NBA',
    forecast:
      'Minutes, points, rebounds, assists, threes, steals, blocks, turnovers, several of them together, and fantasy points.',
    stats: [
      measured('points', 2025, 23_997, 5.9, 79.6),
      measured('rebounds', 2025, 23_997, 5.1, 79.8),
      measured('assists', 2025, 23_997, 5.9, 80.6),
      measured('threes', 2025, 22_516, 3.5, 81.3),
    ],
  },
  {
    league: 'WNBA',
    forecast: 'The same as in the NBA.',
    stats: [
      measured('points', 2025, 5206, 3.6, 78.6),
      measured('rebounds', 2025, 5206, 4.5, 79.7),
      measured('assists', 2025, 5206, 3.7, 82),
    ],
  },
  {
    league: 'MLB',
    forecast:
      'Starters’ outs, strikeouts, earned runs, hits and walks; batters’ hits, total bases, home runs, runs and more, with fantasy points.',
    stats: [
      measured('strikeouts (starter)', 2025, 4761, 4.4, 79.2),
      measured('outs (starter)', 2025, 4761, 3.9, 80.6),
      measured('hits', 2022, 43_218, 1.3, 80.1),
      measured('total bases', 2022, 43_218, 1.4, 80.1),
      measured('home runs', 2022, 43_218, 1.7, 80),
    ],
  },
  {
    league: 'NHL',
    forecast: 'Shots, goals, assists, points and ice time; goalies’ saves and goals against.',
    stats: [
      measured('shots on goal', 2025, 47_675, 2.2, 79.9),
      measured('goals', 2025, 47_675, 2.6, 80.2),
      measured('points', 2025, 47_675, 2.6, 80.6),
      measured('saves, starting goalie', 2025, 2795, 6.5, 79.8),
    ],
  },
  {
    league: 'EPL',
    forecast: 'Minutes, shots, goals and assists.',
    stats: [
      measured('shots', 2025, 10_598, 9.6, 80.5),
      measured('goals', 2025, 10_598, 5.3, 80.3),
      measured('assists', 2025, 10_598, 3.4, 80.3),
    ],
  },
  {
    league: 'LaLiga',
    forecast: 'The same as in the Premier League, by what was fitted there.',
    stats: [
      measured('shots, played or not', 2021, 12_065, 4.0, 79.7),
      measured('goals, played or not', 2021, 12_065, 6.3, 79.9),
      measured('assists, played or not', 2021, 12_065, 5.7, 80.7),
    ],
  },
  {
    league: 'Bundesliga',
    forecast: 'The same, by the same fit.',
    stats: [
      measured('shots, played or not', 2021, 9531, 3.4, 79.3),
      measured('goals, played or not', 2021, 9531, 5.0, 80.0),
      measured('assists, played or not', 2021, 9531, 6.6, 80.9),
    ],
  },
  {
    league: 'SerieA',
    forecast: 'The same, by the same fit.',
    stats: [
      measured('shots, played or not', 2021, 12_132, 3.7, 79.5),
      measured('goals, played or not', 2021, 12_132, 4.9, 79.8),
      measured('assists, played or not', 2021, 12_132, 6.1, 80.7),
    ],
  },
];
