import { expect, test } from 'vitest';
import { parseRows } from '../../data/readRows.ts';
import { isCopy } from './isCopy.ts';
import { tournamentResult } from './results.ts';
import { GOLF_FORMAT, type GolfRow } from './row.ts';
import { isForecast, isStrokePlay, playedTournaments } from './tournaments.ts';

const row = (tournament: string, at: number, changes: Partial<GolfRow> = {}): GolfRow => ({
  season: 2024,
  date: '2024-03-07',
  tournament,
  eventId: tournament,
  key: `p${at}`,
  country: '',
  rounds: [at % 5, (at * 7) % 6, 0, at % 3],
  madeCut: true,
  position: undefined,
  ...changes,
});

const board = (tournament: string, players = 70, changes: Partial<GolfRow> = {}): GolfRow[] =>
  Array.from({ length: players }, (_, at) => row(tournament, at, changes));

test('a leaderboard that repeats another of the same day is a copy, whatever its name', () => {
  const events = playedTournaments([
    ...board('Puerto Rico Open'),
    ...board('Arnold Palmer Invitational', 70),
    ...board('The Sentry', 70, { date: '2024-01-04' }),
  ]);
  expect(events.map(({ name, copies }) => [name, copies])).toEqual([
    ['The Sentry', []],
    ['Arnold Palmer Invitational', ['Puerto Rico Open']],
  ]);
});

test('two real events of one day are both kept', () => {
  const other = board('Alternate Open').map((one) => ({ ...one, key: `q${one.key}` }));
  expect(isCopy(other, board('Main Open'))).toBe(false);
  expect(playedTournaments([...board('Main Open'), ...other])).toHaveLength(2);
});

test('exhibitions, starting strokes and Stableford are not forecast; the last is not learned from', () => {
  const [school] = playedTournaments(board('PGA TOUR Q-School', 165));
  const [final] = playedTournaments(board('TOUR Championship', 30));
  const [points] = playedTournaments(board('Barracuda Championship', 156));
  if (!school || !final || !points) expect.fail();
  expect([school, final, points].map(isForecast)).toEqual([false, false, false]);
  expect([school, final, points].map(isStrokePlay)).toEqual([true, true, false]);
});

test('who never finished a round is left out', () => {
  const [event] = playedTournaments([
    ...board('Open', 30),
    row('Open', 99, { rounds: [undefined, undefined, undefined, undefined] }),
  ]);
  expect(event?.players).toHaveLength(30);
});

test('results: ties share places; the play-off decides the winner', () => {
  const rows = board('Open', 30).map((one, at) => ({
    ...one,
    rounds: [0, 0, 0, Math.max(1, at)],
    position: at === 0 ? 2 : at === 1 ? 1 : undefined,
    madeCut: at !== 29,
  }));
  const [event] = playedTournaments(rows);
  const result = event && tournamentResult(event);
  expect(result?.won.slice(0, 3)).toEqual([0, 1, 0]);
  expect(result?.top[5].filter(Boolean)).toHaveLength(5);
  expect(result?.totals[29]).toBeUndefined();
  const [open] = playedTournaments(rows.map((one) => ({ ...one, position: undefined })));
  expect(open && tournamentResult(open)?.won.slice(0, 3)).toEqual([0.5, 0.5, 0]);
});

test('a tournament cut short by weather counts the rounds it had', () => {
  const [event] = playedTournaments(
    board('Open', 30).map((one) => ({ ...one, rounds: [...one.rounds.slice(0, 3), undefined] })),
  );
  expect(event && tournamentResult(event)?.totals.every((total) => total !== undefined)).toBe(true);
});

const HEADER =
  'season,date,tournament,event_id,player,country,rounds,r1,r2,r3,r4,to_par,made_cut,pos';
const read = (line: string) => parseRows(`${HEADER}\n${line}`, 'golf.csv', GOLF_FORMAT);

test('a row; a score out of range is no score', () => {
  const line = '2024,2024-01-04,Open,1,Luís Åse,Spain,4,-4.0,30,,2.0,-2,1,7';
  expect(read(line).rows[0]).toMatchObject({
    key: 'luis-ase',
    rounds: [-4, undefined, undefined, 2],
    position: 7,
  });
});

test.each([
  ['date', '2024,soon,Open,1,A B,Spain,4,1,1,1,1,4,1,7'],
  ['date', '2024,2024-02-31,Open,1,A B,Spain,4,1,1,1,1,4,1,7'],
  ['season', 'x,2024-01-04,Open,1,A B,Spain,4,1,1,1,1,4,1,7'],
  ['player', '2024,2024-01-04,Open,1,,Spain,4,1,1,1,1,4,1,7'],
  ['r2', '2024,2024-01-04,Open,1,A B,Spain,4,1,one,1,1,4,1,7'],
  ['made_cut', '2024,2024-01-04,Open,1,A B,Spain,4,1,1,1,1,4,yes,7'],
])('a malformed %s is named', (column, line) => {
  const good = '2024,2024-01-04,Open,1,A C,Spain,4,1,1,1,1,4,1,7';
  const { rows, malformed } = read(`${line}\n${good}`);
  expect(rows).toHaveLength(1);
  expect(malformed[0]).toMatchObject({ column, line: 2 });
});
