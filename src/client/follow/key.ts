/** Where a device keeps the list of what it follows; also read before the first paint (components/shell/home-early.js). */
export const FOLLOWED_KEY = 'sportsSimFollowed';

/**
 * Where it keeps the numbers of the games that followed players play next, with spaces between: a player's id does not tell his team.
 * Also read before the first paint (components/shell/strip-early.js).
 */
export const PLAYER_GAMES_KEY = 'sportsSimPlayerGames';
