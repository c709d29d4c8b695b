/** Points of a Grand Prix by place, since 2010. Source: FIA Formula One Sporting Regulations, article 6. */
export const GRAND_PRIX_POINTS = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1] as const;

/** Points of a sprint by place, since 2022. Source: the same. */
export const SPRINT_POINTS = [8, 7, 6, 5, 4, 3, 2, 1] as const;

/** Points for the fastest lap among the first ten of a Grand Prix: 1 from 2019 to 2024, else none. */
export const fastestLapPoint = (season: number): 0 | 1 =>
  season >= 2019 && season <= 2024 ? 1 : 0;
