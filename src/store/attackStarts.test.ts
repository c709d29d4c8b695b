import { describe, expect, test } from 'vitest';
import { attackedGames, forgedGame, gameOver } from './attackedGames.fixture.ts';

/** Somebody with the service role's key says picks late: what counts was said before the earliest start. */

const { told, say, hoursLater, inHours, ledgerOf, gradesOf, save, query } = attackedGames();

describe('740: a line counts that is before the earliest start ever told', () => {
  test('a pick 110 minutes after the start, which was told to be later, is marked and is not graded', async () => {
    await told();
    const game = await told({ gameTime: inHours(6) });
    await hoursLater(1 + 110 / 60);
    await say(game);
    const [line] = await ledgerOf(game.id);
    expect(line).toMatchObject({ kind: 'prediction', counts: false });
    await hoursLater(9);
    const late = await told(gameOver());
    expect(await gradesOf(late)).toEqual([]);
  });

  test('nor can its grade be made by hand', async () => {
    const game = await told();
    await say(game);
    const later = await told({ gameTime: inHours(6) });
    await hoursLater(3);
    await say(later);
    await hoursLater(9);
    const late = await told(gameOver());
    const [first, second] = await ledgerOf(game.id);
    expect([first?.counts, second?.counts]).toEqual([null, false]);
    const [honest] = await gradesOf(late);
    expect(honest?.predictionLine).toBe(Number(first?.seq));
    const { refused } = await save(forgedGame(honest, {}, { predictionLine: Number(second?.seq) }));
    expect(refused).toMatchObject([{ why: 'that is not the last line before its start' }]);
    expect(await save(honest)).toEqual({ saved: 1, refused: [] });
  });

  test('one that was in time until the feed told an earlier start is not graded either', async () => {
    const game = await told({ gameTime: inHours(5) });
    await say(game);
    await hoursLater(3);
    await say(game);
    await hoursLater(4);
    await told({ gameTime: inHours(2) });
    await hoursLater(9);
    const late = await told({ gameTime: inHours(2), ...gameOver() });
    const [first] = await ledgerOf(game.id);
    const grades = await gradesOf(late);
    expect(new Set(grades.map(({ predictionLine }) => predictionLine))).toEqual(
      new Set([Number(first?.seq)]),
    );
    expect(JSON.parse(grades[0]?.payload ?? '')).toMatchObject({
      rule: 1,
      startTime: inHours(2),
      result: { feed: 'espn', toldAt: expect.any(String) },
      sides: { home: game.homeTeam.name, away: game.awayTeam.name },
    });
  });

  test('the earliest start is never raised, whoever writes; a day without an hour is no start told', async () => {
    const earliest = async (id: number) =>
      (await query('select earliest_start from games where id = $1', [id]))[0];
    const game = await told({ gameTime: inHours(2), timeKnown: false });
    expect(await earliest(game.id)).toEqual({ earliest_start: null });
    await told({ gameTime: inHours(30) });
    await told({ gameTime: inHours(40) });
    const kept = { earliest_start: new Date(inHours(30)) };
    expect(await earliest(game.id)).toEqual(kept);
    await query("update games set earliest_start = '2100-01-01' where id = $1", [game.id]);
    await query('update games set earliest_start = null where id = $1', [game.id]);
    expect(await earliest(game.id)).toEqual(kept);
  });
});
