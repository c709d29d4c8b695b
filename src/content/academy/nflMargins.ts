/**
 * NFL games of the seasons 2015–2024, postseason included, by winning margin: entry k is the games decided by k points;
 * those by 30 and more are counted in `BY_30_OR_MORE`. Source: nflverse (CC BY 4.0).
 */
export const NFL_MARGINS: readonly number[] = [
  9, 121, 124, 403, 121, 124, 199, 237, 120, 48, 134, 59, 51, 52, 145, 46, 67, 89, 64, 32, 58, 63,
  24, 39, 48, 32, 28, 20, 39, 13,
];
const BY_30_OR_MORE = 134;

export const NFL_GAMES = NFL_MARGINS.reduce((sum, games) => sum + games, BY_30_OR_MORE);
