/** GET: the lines of a game's players, and what draws them again. Apart from the other paths: pages without players need neither. */
export const GAME_PLAYERS = '/api/games/:id/players';
export const GAME_PLAYERS_RECIPE = '/api/games/:id/players/recipe';
