/** GET: all games being played. Apart from the paths of one game: lists need no other. */
export const LIVE_NOW = '/api/live';
