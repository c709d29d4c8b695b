import { oddsBoard } from '#contract/answers/odds/board.ts';
import { oddsEspn } from '#contract/odds.ts';
import { listPlaces } from '#domain/game/listPlaces.ts';
import type { PriceFeed } from '#domain/prices/feeds.ts';
import { closingAtStart } from './closing.ts';
import { ANSWER_KEYS } from './keys.ts';
import { checkedJson, type OnBreach, type RenderedSlate } from './rendering.ts';
import { object, property, type TimedText, timedList } from './timedText.ts';

/** The feeds with a route of their own in the specification. */
const SPECIFIED = ['espn', 'bovada'] as const;

/** Before any game, so each is still open. */
const BEFORE = new Date(0);

/** One feed's prices, closed from the start of their game on, by league; leagues without prices are left out. */
function board({ games, asOf }: RenderedSlate, feed: PriceFeed, refused: OnBreach): TimedText {
  const places = listPlaces(games, Date.parse(asOf));
  const leagues = new Map<string, TimedText[]>();
  for (const game of games) {
    const priced = oddsBoard([game], feed, BEFORE)[game.league] ?? [];
    for (const one of priced) {
      const open = { ...one, closed: false };
      const text = checkedJson(
        oddsEspn.answer,
        { [game.league]: [open] },
        `price ${one.id}`,
        refused,
      );
      if (text === undefined) continue;
      const single = text.slice(text.indexOf('[') + 1, text.lastIndexOf(']'));
      const piece = {
        ...closingAtStart({ text: single, asOf: one.asOf }, game),
        places: places.get(game.id),
      };
      leagues.set(game.league, [...(leagues.get(game.league) ?? []), piece]);
    }
  }
  return object([...leagues].map(([league, parts]) => property(league, timedList(parts))));
}

/** Each specified feed's published prices of the games whose end has not been told. */
export const renderOdds = (
  slate: RenderedSlate,
  refused: OnBreach,
): readonly (readonly [string, TimedText])[] =>
  SPECIFIED.map((feed) => [ANSWER_KEYS.odds(feed), board(slate, feed, refused)]);
