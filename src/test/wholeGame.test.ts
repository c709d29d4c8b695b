import { expect, test, vi } from 'vitest';
import { readListedGame } from '#client/readListedGame.ts';
import { gameAnswer } from '#contract/answers/games/answer.ts';
import { gameSchema, listedGameSchema } from '#contract/game.ts';
import type { Game } from '#domain/game/game.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { withLineFigures } from '#domain/prices/lineFigures.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { renderAndSaveAnswers } from '#slate/answers/saveAnswers.ts';
import { slateHash } from '#slate/archive/hash.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { answered } from './answered.ts';
import { emptyPlaces } from './complete.ts';
import { completeFeedGame, completePrediction, OTHER_STAGES } from './completeGame.ts';
import { lineSaid } from './said.ts';

/**
 * One game with every field goes the whole way, from a feed's answer to what a browser has read, and
 * no field is lost. Its type requires every field of the domain's type, so a new one is tested as soon as it exists.
 */

const MINUTE = 60_000;
const now = new Date();
const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
const fed = completeFeedGame(later(60).toISOString(), now.toISOString());
const said = completePrediction(now.toISOString());
const window = { from: now, to: later(120), sample: false };

const { store, lease } = await storeWithLease();

/** The only game in the store. */
async function only(): Promise<Game> {
  const [game, ...others] = await store.readGames(window);
  if (!game || others.length > 0) throw new Error('not one game');
  return game;
}

/** The game as the API sends it, alone and in a list. */
async function sentOf({ id }: Game) {
  const list = await answered(store, ANSWER_KEYS.upcomingGames('EPL'), now);
  return {
    alone: await answered(store, ANSWER_KEYS.game(id), now),
    listed: Array.isArray(list) ? list[0] : undefined,
  };
}

test('the example leaves nothing empty', () => {
  expect(emptyPlaces({ fed, said, OTHER_STAGES })).toEqual([]);
});

test('a game keeps every field from the feed to the store, the slate, the API and the browser', async () => {
  // `calledAfter` is stored with the result, `openings` with the lines: tested there.
  const { sourceId: _, teamIds: __, calledAfter: ___, openings: ____, ...facts } = fed;
  const feed = { name: 'espn', sample: false, asOf: now, refused: vi.fn() };
  await store.ingestGames(lease, feed, [fed]);
  await store.saveStarters(lease, feed, [fed]);
  expect(feed.refused).not.toHaveBeenCalled();

  const stored = await only();
  const { id } = stored;
  expect(stored).toStrictEqual({
    ...facts,
    id,
    source: 'espn',
    sample: false,
    asOf: now.toISOString(),
  });

  const market = { sample: false };
  const hash = 'a'.repeat(64);
  const told = { inputHash: hash, factsHash: hash, figures: [0.5] };
  const made = { gameId: id, ...told, market, prediction: said };
  const predictionId = (await store.savePredictions(lease, [made])).get(id) ?? 0;
  const whole: Game = { ...stored, prediction: { ...said, id: predictionId } };
  expect((await store.readPredictions([predictionId])).get(predictionId)).toStrictEqual(
    whole.prediction,
  );

  const games = [{ gameId: id, predictionId, game: stored }];
  const contentHash = slateHash({ sample: false, games });
  const log = vi.fn();
  await renderAndSaveAnswers(
    { store, lease, now, log },
    { contentHash, sample: false, games, events: [] },
  );
  expect(log).not.toHaveBeenCalled();
  const ledger = [
    { gameId: id, predictionId, payload: await lineSaid(store, stored, predictionId) },
  ];
  await store.publishSlate(lease, { contentHash, sample: false, asOf: now, games: games, ledger });
  expect(await store.readPublishedGame(id)).toStrictEqual(whole);
  expect((await store.readWholeSlate())?.games).toStrictEqual([whole]);

  const { alone, listed } = await sentOf(whole);
  const answeredGame = withLineFigures(whole);
  expect(alone).toStrictEqual(gameAnswer(answeredGame, now));
  expect(listed).toStrictEqual(gameAnswer(listedGame(answeredGame), now));
  expect(readListedGame(listed, now)).toStrictEqual(listedGame(answeredGame));
});

test.each(Object.values(OTHER_STAGES))(
  'a $status game keeps every field of its stage',
  async (stage) => {
    const { homeTeam, awayTeam, ...facts } = fed;
    // Each stage is later than the previous one, in the order of a real game.
    const minutes = Object.values(OTHER_STAGES).indexOf(stage) + 1;
    const feed = { name: 'espn', sample: false, asOf: later(minutes) };
    await store.ingestGames(lease, feed, [{ ...facts, homeTeam, awayTeam, ...stage }]);
    const stored = await only();
    expect(stored).toMatchObject(stage);
    const sent: unknown = JSON.parse(JSON.stringify(stored));
    expect(gameSchema.parse(sent)).toStrictEqual(stored);
    const listed = listedGameSchema.parse(sent);
    expect(readListedGame(listed, now)).toEqual(listedGame(stored));
  },
);
