import type { SqlQuery } from '#local/services/query.ts';
import { benchColumns } from '../table.ts';

/** The statements of these pages, as PostgREST asks them. */
const STATEMENTS: Readonly<Record<string, string>> = {
  'lines of a game':
    "select seq from ledger where game_id = (select max(id) from games) and kind = 'prediction'",
  'all of a game’s page': 'select kept_game((select max(id) from games))',
  'all of an event’s page': "select kept_event((select max(id) from events), '')",
  'grades of a game':
    "select * from record_rows where kind = 'game' and id = (select max(id) from games)",
  'grades of an event':
    "select * from record_rows where kind = 'event' and id = (select max(id) from events)",
  'months of games': 'select * from past_months where not sample',
  'months of events': 'select * from past_event_months where not sample',
  'a month of games':
    "select * from past_games where not sample and game_time >= now() - interval '60 days' and game_time < now() - interval '30 days'",
  'a month of events':
    "select * from past_events where not sample and start_time >= now() - interval '60 days' and start_time < now() - interval '30 days'",
  'names of a league': "select id, name from forecast_names where league = 'ATP'",
  'events of a name':
    'select * from past_events_of where name_id = (select max(id) from forecast_names)',
};

/** What the database takes for each, the second time. */
export async function slowest(query: SqlQuery): Promise<string> {
  const rows = [];
  for (const [name, sql] of Object.entries(STATEMENTS)) {
    await query(sql);
    const [plan] = await query<{
      'QUERY PLAN': readonly { 'Execution Time': number; 'Planning Time': number }[];
    }>(`explain (analyze, format json) ${sql}`);
    const said = plan?.['QUERY PLAN'][0];
    rows.push([
      name,
      (said?.['Execution Time'] ?? Number.NaN).toFixed(1),
      (said?.['Planning Time'] ?? Number.NaN).toFixed(1),
    ]);
  }
  return benchColumns([['database', 'ms', 'planning'], ...rows]);
}
