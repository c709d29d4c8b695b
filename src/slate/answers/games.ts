import { gameAnswer } from '#contract/answers/games/answer.ts';
import { gameAnswerSchema, listedGameAnswerSchema } from '#contract/answers/games/schema.ts';
import { pricedGameSchema } from '#contract/pricedGame.ts';
import type { Game } from '#domain/game/game.ts';
import { type ListedGame, listedGame } from '#domain/game/listedGame.ts';
import { listPlaces } from '#domain/game/listPlaces.ts';
import { freshestOfBook } from '#domain/prices/freshestOfBook.ts';
import { gameEdgesOf } from '#domain/prices/gameEdges.ts';
import { withLineFigures } from '#domain/prices/lineFigures.ts';
import { easternDate } from '#domain/time/time.ts';
import { closingAtStart } from './closing.ts';
import { ANSWER_KEYS } from './keys.ts';
import { checkedJson, item, type OnBreach, type RenderedSlate } from './rendering.ts';
import { type TimedText, timedList } from './timedText.ts';

/** Before any start: what a game's answer says until then. */
const BEFORE = new Date(0);

/** Whether a real book offers an edge, while its price stands. */
const pays = (game: Game): boolean =>
  gameEdgesOf({ ...game, odds: game.odds.filter(({ sample }) => !sample) }).length > 0;

/** Whether its end has not been told. */
const isOn = ({ status }: Game): boolean => status === 'scheduled' || status === 'live';

/** A game alone, closed from its start on. */
function alone(game: Game, refused: OnBreach): (readonly [string, TimedText])[] {
  const answer = { ...gameAnswer(game, BEFORE), closed: false };
  const text = checkedJson(gameAnswerSchema, answer, `game ${game.id}`, refused);
  if (text === undefined) return [];
  return [[ANSWER_KEYS.game(game.id), closingAtStart({ text, asOf: game.asOf }, game)]];
}

/** What the page of prices is drawn from, until the start. */
const priced = (game: Game, whole: ListedGame, refused: OnBreach): TimedText[] => {
  const { id, asOf } = game;
  const value = { game: whole, moves: game.expectedMoves, asOf, id };
  return item(pricedGameSchema, value, refused, { until: Date.parse(game.gameTime) });
};

/**
 * Every game alone, and lists in the order of lists: those whose end has not been told, for all leagues and for each; with a
 * price that pays, until the start; of each New York date.
 */
export function renderGames(
  { games, asOf }: RenderedSlate,
  refused: OnBreach,
): readonly (readonly [string, TimedText])[] {
  const said = games.map(withLineFigures);
  const places = listPlaces(said, Date.parse(asOf));
  const lists = new Map<string, TimedText[]>([
    [ANSWER_KEYS.upcomingGames(), []],
    [ANSWER_KEYS.payingGames, []],
    [ANSWER_KEYS.pricedGames, []],
  ]);
  const add = (key: string, ...texts: readonly TimedText[]) =>
    lists.set(key, [...(lists.get(key) ?? []), ...texts]);
  for (const game of said) {
    const answer = { ...gameAnswer(listedGame(game), BEFORE), closed: false };
    // Read by what we send members, not by a program: it has every book's price.
    const whole = { ...answer, odds: freshestOfBook(game.odds) };
    for (const open of item(listedGameAnswerSchema, answer, refused)) {
      const listed = { ...closingAtStart(open, game), places: places.get(game.id) };
      if (isOn(game)) {
        add(ANSWER_KEYS.upcomingGames(), listed);
        add(ANSWER_KEYS.upcomingGames(game.league), listed);
      }
      if (game.status === 'scheduled')
        add(ANSWER_KEYS.pricedGames, ...priced(game, whole, refused));
      if (game.status === 'scheduled' && pays(game))
        for (const paying of item(listedGameAnswerSchema, whole, refused))
          add(ANSWER_KEYS.payingGames, { ...paying, until: Date.parse(game.gameTime) });
      add(ANSWER_KEYS.gamesOf(easternDate(game.gameTime)), listed);
    }
  }
  return [
    ...said.flatMap((game) => alone(game, refused)),
    ...[...lists].map(([key, parts]) => [key, timedList(parts)] as const),
  ];
}
