import { oddsBoard } from '#contract/answers/odds/board.ts';
import { oddsEspn } from '#contract/odds.ts';
import { ODDS_SOURCES, type OddsQuote } from '#domain/prices/odds.ts';
import { ANSWER_KEYS } from './keys.ts';
import { checked, type OnBreach, type RenderedSlate } from './rendering.ts';
import { object, property, type TimedPiece, type TimedText, timedList } from './timedText.ts';

/** Before any game, so each is still to start. */
const BEFORE = new Date(0);

/** One source's prices, each until its game starts, by league; leagues without prices are left out. */
function board(
  { games }: RenderedSlate,
  source: OddsQuote['source'],
  refused: OnBreach,
): TimedText {
  const leagues = new Map<string, TimedPiece[]>();
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
    [...leagues].map(([league, pieces]) => ({
      ...property(league, timedList(pieces)),
      optional: true,
    })),
  );
}

/** Each source's published prices of the games still to start. */
export const renderOdds = (
  slate: RenderedSlate,
  refused: OnBreach,
): readonly (readonly [string, TimedText])[] =>
  ODDS_SOURCES.map((source) => [ANSWER_KEYS.odds(source), board(slate, source, refused)]);
