import type { NewPrediction } from '#slate/archive/predictionRow.ts';
import type { RefreshContext } from './context.ts';
import { gameNumbers } from './gameNumbers.ts';
import { matchup } from './matchup.ts';
import { type Planned, planEach } from './planEach.ts';
import { playersAhead } from './players/playersAhead.ts';
import { predictGame } from './predictGame.ts';
import type { RatingsByLeague } from './rate.ts';
import { REST_READ_MS, restDays } from './restDays.ts';
import { isInTime } from './slateEvents.ts';
import { slateWindow, stillNamed } from './window.ts';

/** Finds which games of the slate and of the rated leagues that have not begun need a new prediction. */
export async function planGames(
  context: RefreshContext,
  ratings: RatingsByLeague,
): Promise<Planned<number, NewPrediction>> {
  const { store, now, source } = context;
  const { from, to } = slateWindow(now, source.sample);
  const earlier = new Date(from.getTime() - REST_READ_MS);
  const games = stillNamed(await store.readGames({ from: earlier, to, sample: source.sample }));
  const rest = restDays(games);
  const open = games.filter(
    ({ status, gameTime }) => status === 'scheduled' && isInTime(gameTime, now),
  );
  const openIds = open.map((game) => game.id);
  const known = await store.knownPredictions(openIds);
  const ledgered = await store.ledgeredPredictions(openIds);
  const rated = open.filter(({ league }) => ratings.has(league));
  const players = await playersAhead(context, rated);
  const gameNumber = gameNumbers(games);
  const asked = open.flatMap((game) => {
    const rating = ratings.get(game.league);
    const matched = matchup(game, rest, gameNumber(game), now);
    if (!rating || !matched) return [];
    const about = {
      ratings: rating,
      asked: matched,
      players,
      stored: known.get(game.id) ?? [],
      saidId: ledgered.get(game.id),
    };
    return [
      {
        key: game.id,
        name: `${game.league} ${game.awayTeam.name} at ${game.homeTeam.name}`,
        predict: () => predictGame(game, about, context),
      },
    ];
  });
  return planEach(context, asked);
}
