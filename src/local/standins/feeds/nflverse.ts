import { NOT_FOUND_REPLY, type StandInFeed } from './feed.ts';

/** The columns of nflverse's games file that we read. */
const COLUMNS = [
  'game_id',
  'season',
  'game_type',
  'gameday',
  'gametime',
  'away_team',
  'away_score',
  'home_team',
  'home_score',
  'location',
  'espn',
] as const;
type NflverseCells = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

const PATH = '/nflverse/nfldata/master/data/games.csv';

/** nflverse's file of NFL games, and nothing else of its host. */
export const nflverseStandIn = (rows: (now: number) => readonly NflverseCells[]): StandInFeed => ({
  name: 'nflverse',
  kindOf: ({ pathname }) => (pathname === PATH ? 'games' : pathname),
  answer: ({ url, now }) => {
    if (url.pathname !== PATH) return NOT_FOUND_REPLY;
    const lines = rows(now).map((cells) => COLUMNS.map((name) => cells[name] ?? '').join(','));
    const body = [COLUMNS.join(','), ...lines, ''].join('\n');
    return { status: 200, body, headers: { 'content-type': 'text/plain' } };
  },
});
