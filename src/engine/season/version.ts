/** Version of how seasons are played, apart from single games'. Change it whenever the same inputs would give other counts. */
export const SEASON_VERSION = 'season-0.2.0';
