/** Books' names of markets on players, and the stat each one is about. */
export const MARKETS: Readonly<Record<string, string>> = {
  player_pass_yds: 'passingYards',
  player_rush_yds: 'rushingYards',
  player_reception_yds: 'receivingYards',
  player_receptions: 'receptions',
  player_points: 'points',
  player_rebounds: 'rebounds',
  player_assists: 'assists',
  player_threes: 'threes',
  player_points_rebounds_assists: 'pointsReboundsAssists',
  player_points_rebounds: 'pointsRebounds',
  player_points_assists: 'pointsAssists',
  player_rebounds_assists: 'reboundsAssists',
  pitcher_strikeouts: 'strikeouts',
};

/** A league's file of prop lines, below the folder of players. */
export const PROP_FILES: Readonly<Record<string, string>> = {
  NFL: 'props_nfl.csv.gz',
  NBA: 'props_nba.csv.gz',
  WNBA: 'props_wnba.csv.gz',
  MLB: 'props_mlb_strikeouts.csv.gz',
};
