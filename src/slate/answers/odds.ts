import { oddsBoard } from '#contract/answers/odds/board.ts';
import { oddsEspn } from '#contract/odds.ts';
import { ODDS_SOURCES, type OddsQuote } from '#domain/prices/odds.ts';
import { KEYS } from './keys.ts';
import { checked, type PublishedSlate, type Refused } from './rendering.ts';
import { list, object, type Piece, property, type TimedText } from './timedText.ts';

/** Before any game, so each is still to start. */
const BEFORE = new Date(0);

/** One source's prices, each until its game starts, by league; leagues without prices are left out. */
function board(
  { games }: PublishedSlate,
  source: OddsQuote['source'],
  refused: Refused,
): TimedText {
  const leagues = new Map<string, Piece[]>();
  for (const game of games) {
    const priced = oddsBoard([game], source, BEFORE)[game.league] ?? [];
    for (const one of priced) {
      const text = checked(oddsEspn.answer, { [game.league]: [one] }, `price ${one.id}`, refused);
      if (text === undefined) continue;
      const alone = text.slice(text.indexOf('[') + 1, text.lastIndexOf(']'));
      const piece = { text: alone, asOf: one.asOf, until: Date.parse(game.gameTime) };
      leagues.set(game.league, [...(leagues.get(game.league) ?? []), piece]);
    }
  }
  return object(
    [...leagues].map(([league, pieces]) => ({ ...property(league, list(pieces)), optional: true })),
  );
}

/** Each source's published prices of the games still to start. */
export const renderOdds = (
  slate: PublishedSlate,
  refused: Refused,
): readonly (readonly [string, TimedText])[] =>
  ODDS_SOURCES.map((source) => [KEYS.odds(source), board(slate, source, refused)]);
