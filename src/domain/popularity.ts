/**
 * The specification's weight of each league or sport in lists; higher comes first. Lists of games hold team leagues
 * only: individual sports have pages of their own, and no source gives games of the Champions League or Ligue 1 yet.
 */
export const POPULARITY = {
  NFL: 100,
  NBA: 90,
  MLB: 85,
  NCAAF: 80,
  NHL: 75,
  NCAAB: 70,
  UFC: 65,
  WNBA: 60,
  NASCAR: 55,
  Tennis: 45,
  F1: 40,
  MLS: 35,
  ChampionsLeague: 30,
  EPL: 25,
  LaLiga: 20,
  Bundesliga: 18,
  SerieA: 15,
  Ligue1: 12,
} as const;
