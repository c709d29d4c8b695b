const HEADER =
  'game_id,season,game_type,week,gameday,weekday,gametime,away_team,away_score,home_team,home_score,location,result,total,overtime,old_game_id,gsis,nfl_detail_id,pfr,pff,espn,ftn,away_rest,home_rest,away_moneyline,home_moneyline,spread_line,away_spread_odds,home_spread_odds,total_line,under_odds,over_odds,div_game,roof,surface,temp,wind,away_qb_id,home_qb_id,away_qb_name,home_qb_name,away_coach,home_coach,referee,stadium_id,stadium';
const COLUMNS = HEADER.split(',');

type Cells = Readonly<Record<string, string>>;

const GAME: Cells = {
  game_id: '2026_12_KC_BUF',
  season: '2026',
  game_type: 'REG',
  week: '12',
  gameday: '2026-11-29',
  weekday: 'Sunday',
  gametime: '16:25',
  away_team: 'KC',
  home_team: 'BUF',
  location: 'Home',
  espn: '401872900',
  away_moneyline: '136',
  home_moneyline: '-162',
  spread_line: '3',
  total_line: '51.5',
  roof: 'outdoors',
  stadium: 'Highmark Stadium',
};

/** A row of the games file: Chiefs at Bills, not played yet. */
export function row(change: Cells = {}): string {
  const cells: Cells = { ...GAME, ...change };
  return COLUMNS.map((column) => cells[column] ?? '').join(',');
}

export const file = (...rows: readonly string[]): string => [HEADER, ...rows, ''].join('\n');
