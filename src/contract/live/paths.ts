/** GET: a game as it is played, and its chance by moment. Apart from the other paths: pages of games to come need neither. */
export const GAME_LIVE = '/api/games/:id/live';
export const GAME_LIVE_CURVE = '/api/games/:id/live/curve';
/** GET: an event of an individual sport as it is played, and its chance by moment. */
export const EVENT_LIVE = '/api/events/:id/live';
export const EVENT_LIVE_CURVE = '/api/events/:id/live/curve';
