import type { FeedGame } from '#domain/game/game.ts';
import type { Checked } from '#domain/plausible/checked.ts';
import { checkGame } from '#domain/plausible/game.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import {
  firstItems,
  firstOfEach,
  guarded,
  itemName,
  type Parsed,
  parsed,
  refused,
} from '../../reading/items.ts';
import { type FeedAnswer, leftOut, type Quarantined } from '../../source.ts';
import { checkAnswer, type LeagueMark, markOf, otherLeague } from '../ofLeague.ts';
import { type ParseContext, parseEvent } from './event.ts';

/** Identifies a meeting: sides and start. The second game of a day has its own start, or none known. */
const meetingOf = ({ homeTeam, awayTeam, gameTime }: FeedGame): string =>
  JSON.stringify([homeTeam.name, awayTeam.name, gameTime]);

/** Which of two ids a game keeps: the id of the listing that is still on, else the older one. */
const rankOf = ({ status, sourceId }: FeedGame): readonly [called: number, number: number] => [
  Number(status === 'postponed'),
  Number(sourceId),
];

/** Games also listed under another id, mapped to the id to keep. */
function underOtherNumber(games: readonly FeedGame[]): ReadonlySet<FeedGame> {
  const meetings = Map.groupBy(
    games.filter(({ timeKnown }) => timeKnown),
    meetingOf,
  );
  const extra = [...meetings.values()].flatMap((same) =>
    same
      .toSorted((one, other) => {
        const [[called, number], [otherCalled, otherNumber]] = [rankOf(one), rankOf(other)];
        return called - otherCalled || number - otherNumber;
      })
      .slice(1),
  );
  return new Set(extra);
}

/** The answer with every game once, by its id and by its sides and start: duplicates are quarantined. */
export function keepFirstGames({ games, quarantined }: FeedAnswer): FeedAnswer {
  const { first, again } = firstOfEach(games);
  const twice = again.map(({ sourceId }) => ({ item: sourceId, reason: 'listed twice' }));
  const extra = underOtherNumber(first);
  const others = [...extra].map(({ sourceId }) => ({
    item: sourceId,
    reason: 'listed under another number, too',
  }));
  return {
    games: first.filter((game) => !extra.has(game)),
    quarantined: [...quarantined, ...twice, ...others],
  };
}

/** A game of the league without implausible facts. */
function readGame(
  event: unknown,
  mark: LeagueMark,
  context: ParseContext,
): Parsed<Checked<FeedGame>> {
  const other = otherLeague(event, mark);
  if (other !== undefined) return refused(other);
  const game = parseEvent(event, context);
  return game.ok ? parsed(checkGame(game.value)) : game;
}

/** Why an answer in another shape has no games. */
const NO_LIST = refused('sent no list of events');

/**
 * Games of one scoreboard answer, each parsed on its own and without implausible facts; those of other leagues are quarantined.
 * Refused if the answer is not a scoreboard, or another league's. Never throws.
 */
export function parseScoreboard(answer: unknown, context: ParseContext): Parsed<FeedAnswer> {
  if (typeof answer !== 'object' || answer === null || !('events' in answer)) return NO_LIST;
  if (!Array.isArray(answer.events)) return NO_LIST;
  const mark = checkAnswer(answer, markOf(FEED_FACTS[context.league].espn.path));
  if (!mark.ok) return mark;
  const games: FeedGame[] = [];
  const { items, quarantined: more } = firstItems<unknown>(answer.events);
  const quarantined: Quarantined[] = [...more];
  for (const [index, event] of items.entries()) {
    const result = guarded(() => readGame(event, mark.value, context), refused);
    if (!result.ok) {
      quarantined.push({ item: itemName(event, index), reason: result.reason });
      continue;
    }
    const { value, problems } = result.value;
    games.push(value);
    quarantined.push(...leftOut(value.sourceId, problems));
  }
  return parsed(keepFirstGames({ games, quarantined }));
}
