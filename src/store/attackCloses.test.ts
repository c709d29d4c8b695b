import { describe, expect, test } from 'vitest';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { attackedGames, forgedGame, gameOver } from './attackedGames.fixture.ts';

/** Somebody with the service role's key grades: the close has to follow from prices that were read. */

const { told, say, hoursLater, inHours, gradesOf, save } = attackedGames();

const quote = (provider: string, home: number, away: number): OddsQuote => ({
  book: provider.toLowerCase(),
  feed: 'espn',
  provider,
  sample: false,
  asOf: inHours(0.9),
  moneyline: { home, away },
  spread: { line: -1.5, home: -108, away: -112 },
  total: { line: 47.5, over: -110, under: -110 },
});

/** Grades of a game that two books priced until its start. */
async function priced() {
  const game = await told();
  await say(game);
  await hoursLater(0.9);
  await told({ odds: [quote('DraftKings', -125, 105), quote('Bovada', -130, 112)] });
  await hoursLater(5);
  return gradesOf(await told(gameOver()));
}

const closeOf = (payload: string) => JSON.parse(payload);

describe('a close follows from the prices that it names', () => {
  test('honest ones are taken', async () => {
    const grades = await priced();
    const said = grades.map(({ payload }) => closeOf(payload));
    expect(said.map(({ closing }) => closing.length)).toEqual([2, 2, 2]);
    expect(await save(...grades)).toEqual({ saved: 3, refused: [] });
  });

  test('a better close, one by fewer prices, by prices that nobody asked, or by none is refused', async () => {
    const [winner] = await priced();
    const said = closeOf(winner?.payload ?? '{}');
    const [first, second] = said.closing;
    const lies = [
      [{ closingProbability: said.closingProbability + 2 }, {}, 'does not follow'],
      [{}, { closing: [second] }, 'does not follow'],
      [{}, { closing: [first, first] }, 'a book twice'],
      [{}, { closing: [{ ...first, home: -140 }, second] }, 'that was not read'],
      [{}, { closing: [{ ...first, asOf: inHours(0) }, second] }, 'that was not read'],
      [{}, { closing: [] }, 'names no price'],
      [{}, { closingWithheld: 0.5 }, 'what it was measured by'],
      [{ closingLine: 3 }, {}, 'does not follow'],
    ] as const;
    for (const [change, of, why] of lies) {
      expect(await save(forgedGame(winner, change, of))).toMatchObject({
        saved: 0,
        refused: [{ why: expect.stringContaining(why) }],
      });
    }
    expect(await save(winner)).toEqual({ saved: 1, refused: [] });
  });
});
