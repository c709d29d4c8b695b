import { describe, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { attackedGames, forgedGame, gameOver, off } from './attackedGames.fixture.ts';

/** Somebody with the service role's key grades: what the record rests on has to follow from line and result. */

const { told, say, show, hoursLater, gradesOf, save, recorded, query, readRecord } =
  attackedGames();

describe('742: a grade follows from its line and its result', () => {
  /** A game that was predicted, with an edge shown, and lost. */
  async function lost() {
    const game = await told();
    await show(game, await say(game));
    await hoursLater(5);
    const played = await told(gameOver());
    const grades = await gradesOf(played);
    const of = (market: string, basis = 'pick') =>
      grades.find(({ grade }) => grade.market === market && grade.basis === basis);
    return { game: played, grades, of };
  }

  test('honest ones are taken once', async () => {
    const { game, grades } = await lost();
    expect(grades).toHaveLength(4);
    expect(await save(...grades)).toEqual({ saved: 4, refused: [] });
    expect(await gradesOf(game)).toEqual([]);
    expect(await save(...grades)).toEqual({ saved: 0, refused: [] });
  });

  test.each([
    ['win, 9.5 units at -122', { outcome: 'win', units: 9.5 }, {}, 'it came to loss'],
    ['9.5 units lost', { units: -9.5 }, {}, 'those are not its units'],
    ['a void that was a loss', { outcome: 'void', units: 0 }, {}, 'it came to loss'],
    ['another price', { price: 300 }, {}, 'its line does not say that bet'],
    ['the other side', { pick: 'away' }, {}, 'its line does not say that bet'],
    ['another chance', { probability: 99 }, {}, 'its line does not say that bet'],
    ['a result there is not', {}, { resultVersion: 2 }, 'that is not its result'],
    ['called off', {}, { resultVersion: 0 }, 'it was not called off'],
    ['another start', {}, { startTime: '2026-01-01T00:00:00.000Z' }, 'what its result was'],
    ['another score', {}, { score: { home: 99, away: 0 } }, 'what its result was'],
    ['another feed', {}, { result: { feed: 'me', toldAt: '' } }, 'what its result was'],
    ['no rule', {}, { rule: 2 }, 'what its result was'],
    ['called early', {}, { calledAfter: 2 }, 'what its result was'],
    ['an invented close', { closingPrice: 3 }, {}, 'closing prices can be none'],
    ['no word of its close', {}, { closing: null }, 'what it was measured by'],
    ['another game', {}, { gameId: 999_999 }, 'there is no such game'],
  ] as const)('one that says %s is refused, and no other for it', async (_, change, of, why) => {
    const { grades } = await lost();
    const [winner, ...rest] = grades;
    const answer = await save(forgedGame(winner, change, of), ...rest);
    expect(answer).toMatchObject({ saved: 3, refused: [{ why: expect.stringContaining(why) }] });
    expect(await save(winner)).toEqual({ saved: 1, refused: [] });
  });

  test('one whose columns say another thing than its line is refused', async () => {
    const { of } = await lost();
    const honest = of('moneyline');
    if (!honest) throw new Error('no grade');
    const lying = { ...honest, grade: { ...honest.grade, outcome: 'win' as const } };
    expect(await save(lying)).toMatchObject({ saved: 0, refused: [{}] });
  });

  test('746: one saved first does not keep the rest of its game from being graded', async () => {
    const { game, of } = await lost();
    expect(await save(of('total'))).toEqual({ saved: 1, refused: [] });
    expect(await save(...(await gradesOf(game)))).toEqual({ saved: 3, refused: [] });
  });

  test('none is taken before the start, whatever the feed says', async () => {
    const game = await told();
    await say(game);
    const early = await told(gameOver());
    expect(await gradesOf(early)).toEqual([]);
    await hoursLater(2);
    const [honest] = await gradesOf(early);
    await hoursLater(0.5);
    expect(await save(honest)).toMatchObject({ refused: [{ why: 'it has not begun' }] });
  });

  test('744: a finished game that is told to be put off keeps its losses', async () => {
    const { game, grades, of } = await lost();
    await save(...grades);
    const before = await recorded(game);
    await hoursLater(80);
    await told(off);
    expect(await recorded(game)).toEqual(before);
    expect(await gradesOf(game)).toEqual([]);
    const void0 = forgedGame(of('moneyline'), { outcome: 'void', units: 0 }, { resultVersion: 0 });
    expect(await save(void0)).toMatchObject({ refused: [{ why: /it was not called off/ }] });
  });

  test('745: +0.25 on one side does not become the other side’s win where the feed swaps them', async () => {
    const game = await told();
    await show(game, await say(game));
    await told({ homeTeam: game.awayTeam, awayTeam: game.homeTeam } as Partial<FeedGame>);
    await hoursLater(5);
    const teams = { homeTeam: game.awayTeam, awayTeam: game.homeTeam } as Partial<FeedGame>;
    const played = await told({ ...teams, ...gameOver(27, 17) });
    const grades = await gradesOf(played);
    expect(grades.map(({ grade }) => grade.outcome)).toEqual(['void', 'void', 'void', 'void']);
    const edge = grades.find(({ grade }) => grade.basis === 'edge');
    const won = forgedGame(edge, { outcome: 'win', units: 100 / 110 });
    expect(await save(won)).toMatchObject({ refused: [{ why: 'it came to void' }] });
    expect(await save(edge)).toEqual({ saved: 1, refused: [] });
  });

  test('a corrected result is graded anew, and the last grade counts', async () => {
    const { game, grades } = await lost();
    await save(...grades);
    await told(gameOver(30, 10));
    expect(await save(...(await gradesOf(game)))).toEqual({ saved: 4, refused: [] });
    const rows = await readRecord(game.id);
    expect(rows.every(({ resultVersion, regraded }) => resultVersion === 2 && regraded)).toBe(true);
    expect(rows.find(({ market }) => market === 'moneyline')?.outcome).toBe('win');
  });

  test('what no feed ever says is void after 14 days, and says that nothing was told', async () => {
    const game = await told();
    await say(game);
    await hoursLater(13 * 24);
    expect(await gradesOf(game)).toEqual([]);
    await hoursLater(15 * 24);
    const grades = await gradesOf(game);
    expect(JSON.parse(grades[0]?.payload ?? '')).toMatchObject({
      outcome: 'void',
      resultVersion: 0,
      result: null,
      score: null,
    });
    expect(await save(...grades)).toEqual({ saved: 3, refused: [] });
    // It was played after all.
    await told(gameOver());
    await save(...(await gradesOf(game)));
    const rows = await readRecord(game.id);
    expect(rows.every(({ resultVersion, regraded }) => resultVersion === 1 && regraded)).toBe(true);
  });
});

test('a result is corrected by a new version, never changed', async () => {
  const game = await told();
  await hoursLater(5);
  await told(gameOver(20, 17));
  await expect(query('update results set home_score = 0')).rejects.toThrow('append-only');
  await expect(query('delete from results')).rejects.toThrow('append-only');
  await told(gameOver(3, 17));
  const versions = await query(
    'select home_score from results where game_id = $1 order by version',
    [game.id],
  );
  expect(versions).toEqual([{ home_score: 20 }, { home_score: 3 }]);
});

test('a grade without a line is refused even of the owner of the database', async () => {
  const game = await told();
  const predictionId = await say(game);
  await hoursLater(5);
  await told(gameOver());
  const itsPrediction = `(select seq from ledger where prediction_id = ${predictionId})`;
  const insert = (line: string) =>
    query(
      `insert into grades (game_id, prediction_id, basis, market, result_version, pick, probability, choices, outcome,
         graded_at, prediction_line, ledger_seq)
       values ($1, $2, 'pick', 'moneyline', 1, 'home', 55, 2, 'win', now(), ${itsPrediction}, ${line})`,
      [game.id, predictionId],
    );
  await expect(insert('null')).rejects.toThrow('not-null');
  await expect(insert('999999')).rejects.toThrow('foreign key');
  await expect(insert(itsPrediction)).rejects.toThrow('foreign key');
});
