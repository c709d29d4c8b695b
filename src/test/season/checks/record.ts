import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { SqlQuery } from '#local/services/query.ts';
import { cardAt } from '#local/standins/world/card.ts';
import { toldAt } from '#local/standins/world/game.ts';
import type { World } from '#local/standins/world/world.ts';
import { Broken, none } from './broken.ts';

/** A grade's identity: market, version, and whatever else distinguishes the bets on one prediction. */
const WHAT = `array[said ->> 'market', said ->> 'resultVersion', said ->> 'basis', said ->> 'line', said ->> 'how',
  case said ->> 'basis' when 'edge' then said ->> 'pick' end]`;

/** Of a line `l`: it was said before the earliest start, so that it is what will be graded. */
const COUNTS = `coalesce((l.payload::jsonb ->> 'counts')::boolean, true)`;

/** Checks that every predicted final result has its grade, and never two for one market and version. */
export async function checkGrades(query: SqlQuery): Promise<void> {
  none(
    'graded more than once',
    await query(`select prediction_id, event_prediction_id, ${WHAT} from ledger, jsonb(payload) said
      where kind = 'grade' group by 1, 2, 3 having count(*) > 1`),
  );
  none(
    'results that say nothing new',
    await query(`select r.game_id, r.version from results r
      join results before on before.game_id = r.game_id and before.version = r.version - 1
      where (r.home_score, r.away_score) = (before.home_score, before.away_score)`),
  );
  none(
    'finished games without a grade',
    await query(`select g.source_id, r.version from games g
      join lateral (select * from results r where r.game_id = g.id order by version desc limit 1) r on true
      join lateral (select * from ledger l where l.game_id = g.id and l.kind = 'prediction' and ${COUNTS}
        order by seq desc limit 1) l on true
      where g.status = 'final' and not exists (select from ledger d where d.kind = 'grade'
        and d.prediction_id = l.prediction_id and (d.payload::jsonb ->> 'resultVersion')::int = r.version)`),
  );
  none(
    'finished bouts without a grade',
    await query(`select r.event_id, r.part from (
        select distinct on (event_id, part) * from event_results order by event_id, part, version desc) r
      join lateral (select * from ledger l where l.event_id = r.event_id and l.part = r.part
        and l.kind = 'prediction' and ${COUNTS} order by seq desc limit 1) l on true
      where r.result is not null and not exists (select from ledger d where d.kind = 'grade'
        and d.event_id = r.event_id and d.part = r.part
        and (d.payload::jsonb ->> 'resultVersion')::int = r.version)`),
  );
}

interface Kept {
  readonly source_id: string;
  readonly league: League;
  readonly status: string;
  readonly home: string;
  readonly away: string;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly said: string | null;
  readonly grade: string | null;
}

/** What is stored about games: sides, result, the ledger's last prediction and its last moneyline grade. */
const KEPT = `select g.source_id, g.league, g.status, h.name as home, a.name as away, g.home_score, g.away_score,
    l.payload as said, d.payload as grade
  from games g join teams h on h.id = g.home_team_id join teams a on a.id = g.away_team_id
  left join lateral (select * from ledger l where l.game_id = g.id and l.kind = 'prediction' and ${COUNTS}
    order by seq desc limit 1) l on true
  left join lateral (select * from ledger d where d.kind = 'grade' and d.prediction_id = l.prediction_id
    and d.payload::jsonb ->> 'market' = 'moneyline'
    and coalesce(d.payload::jsonb ->> 'basis', 'pick') = 'pick' order by seq desc limit 1) d on true`;

/** The outcome of a side's pick, from the world's truth, whatever the feeds call the sides. */
function outcomeOf(league: League, pick: string, scores: ReadonlyMap<string, number>): string {
  const [other = 0] = [...scores].filter(([team]) => team !== pick).map(([, score]) => score);
  const margin = (scores.get(pick) ?? 0) - other;
  if (margin === 0) return LEAGUES[league].canDraw ? 'loss' : 'push';
  return margin > 0 ? 'win' : 'loss';
}

/** At the end: checks that no played game is lost and every grade is correct. Returns how many games were predicted. */
export async function checkNothingLost(
  query: SqlQuery,
  world: World,
  time: number,
): Promise<number> {
  const kept = new Map((await query<Kept>(KEPT)).map((row) => [row.source_id, row]));
  let played = 0;
  let predicted = 0;
  for (const game of world.games) {
    const told = toldAt(game, time);
    if (told.status !== 'final' || !told.score) continue;
    played += 1;
    const row = kept.get(game.id);
    if (row?.status !== 'final')
      throw new Broken(`game ${game.id} is over and ${row?.status ?? 'lost'}`);
    const scores = new Map([
      [told.home.team.name, told.score.home],
      [told.away.team.name, told.score.away],
    ]);
    if (scores.get(row.home) !== row.home_score || scores.get(row.away) !== row.away_score) {
      throw new Broken(
        `game ${game.id} ended ${JSON.stringify([...scores])}, not ${JSON.stringify(row)}`,
      );
    }
    if (row.said === null) continue;
    predicted += 1;
    const { game: sides } = JSON.parse(row.said);
    const grade = JSON.parse(row.grade ?? '{}');
    const pick = grade.pick === 'home' ? sides.home : sides.away;
    // Predicted with swapped sides, and too late for a new prediction: the grade is void.
    const turned = sides.home === row.away && sides.away === row.home;
    if (grade.outcome !== (turned ? 'void' : outcomeOf(game.league, pick, scores))) {
      throw new Broken(
        `game ${game.id}: ${pick} is graded ${grade.outcome} of ${JSON.stringify([...scores])}`,
      );
    }
  }
  if (predicted < 0.8 * played) throw new Broken(`${predicted} of ${played} games were predicted`);
  await checkCards(query, world, time);
  return predicted;
}

/** Checks that every finished bout has the winner from the world. */
async function checkCards(query: SqlQuery, world: World, time: number): Promise<void> {
  const rows = await query<{ source_id: string; part: string; winner: string | null }>(`
    select distinct on (r.event_id, r.part) e.source_id, r.part, r.result ->> 'winner' as winner
    from event_results r join events e on e.id = r.event_id order by r.event_id, r.part, r.version desc`);
  const winners = new Map(rows.map((row) => [`${row.source_id} ${row.part}`, row.winner]));
  for (const card of world.cards) {
    for (const { key, winner } of cardAt(card, time).bouts) {
      const known = winners.get(`ufc-${card.id} ${key}`);
      if (winner && known !== winner)
        throw new Broken(`bout ${key} was won by ${winner}, not ${known}`);
    }
  }
}
