import { describe, expect, test } from 'vitest';
import type { NewLedgerEntry } from '#slate/archive/slate.ts';
import { attackedGames } from './attackedGames.fixture.ts';

/** Somebody with the service role's key says other things on the ledger than the rows do. */

const { told, say, show, publish, inHours, ledgerOf, predict } = attackedGames();

describe('741: the ledger says of a game what its rows say', () => {
  test.each([
    ['another id', '"id":', '"id":9'],
    ['another side', '"home":"Buffalo Bills"', '"home":"Miami Dolphins"'],
    ['another league', '"league":"NFL"', '"league":"NBA"'],
    ['no sample', '"sample":false', '"sample":true'],
    ['another chance', '"homeWinProbability":60', '"homeWinProbability":70'],
    ['another line', '"spread":-3', '"spread":-4'],
    ['another kind', '"type":"prediction"', '"type":"grade"'],
    [
      'a start of which only the day is known',
      '"sample":false',
      '"sample":false,"timeKnown":false',
    ],
    ['a price that no book asks', '"price":-122', '"price":-12'],
    ['a chance of more than all', '"probability":60', '"probability":160'],
  ])('%s is refused', async (_, from, to) => {
    const game = await told();
    const changed = (payload: string) => {
      expect(payload).toContain(from);
      return payload.replace(from, to);
    };
    await expect(say(game, changed)).rejects.toThrow(/the ledger would/);
    expect(await ledgerOf(game.id)).toEqual([]);
  });

  test('another start is refused', async () => {
    const game = await told();
    const changed = (payload: string) => payload.replaceAll(game.gameTime, inHours(9));
    await expect(say(game, changed)).rejects.toThrow('what is stored');
  });

  test('edges of another game, of swapped sides, or of no prediction on the ledger are refused', async () => {
    const game = await told();
    const predictionId = await say(game);
    await expect(show(game, predictionId, { gameId: 1 })).rejects.toThrow('what is stored');
    const swapped = { home: game.awayTeam.name, away: game.homeTeam.name };
    await expect(show(game, predictionId, swapped)).rejects.toThrow('what is stored');
    const predicted = await predict(game);
    await expect(show(game, predicted ?? -1)).rejects.toThrow('is not on the ledger');
    await show(game, predictionId);
    expect((await ledgerOf(game.id)).map(({ kind }) => kind)).toEqual(['prediction', 'edges']);
  });

  test('a run cannot put a grade on the ledger as if it were a prediction', async () => {
    const game = await told();
    const predictionId = await say(game);
    const entry = { kind: 'grade', gameId: game.id, predictionId, payload: '{"type":"grade"}' };
    await expect(publish(game, predictionId, [entry as unknown as NewLedgerEntry])).rejects.toThrow(
      'says predictions and edges',
    );
  });
});
