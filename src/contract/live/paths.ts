/** GET: a game as it is played, its chance by moment, and all games being played. Apart from the other paths: pages of games to come need none. */
export const GAME_LIVE = '/api/games/:id/live';
export const GAME_LIVE_CURVE = '/api/games/:id/live/curve';
export const LIVE_NOW = '/api/live';
