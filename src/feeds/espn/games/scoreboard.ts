import type { FeedGame } from '#domain/game/game.ts';
import type { Checked } from '#domain/plausible/checked.ts';
import { checkGame } from '#domain/plausible/game.ts';
import { firstOfEach, type Parsed, parsedItem } from '../../reading/items.ts';
import { type FeedAnswer, leftOut, type Quarantined } from '../../source.ts';
import { eachEvent } from '../eachEvent.ts';
import { teamLeagueMark } from '../ofLeague.ts';
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

/** A game without implausible facts. */
function readGame(event: unknown, context: ParseContext): Parsed<Checked<FeedGame>> {
  const game = parseEvent(event, context);
  return game.ok ? parsedItem(checkGame(game.value)) : game;
}

/**
 * Games of one scoreboard answer, each parsed on its own and without implausible facts; those of other leagues are quarantined.
 * Refused if the answer is not a scoreboard, or another league's. Never throws.
 */
export function parseScoreboard(answer: unknown, context: ParseContext): Parsed<FeedAnswer> {
  const each = eachEvent(answer, teamLeagueMark(context.league), (event) =>
    readGame(event, context),
  );
  if (!each.ok) return each;
  const games: FeedGame[] = [];
  const quarantined: Quarantined[] = [...each.value.beyond];
  for (const { item, result } of each.value.results) {
    if (!result.ok) {
      quarantined.push({ item, reason: result.reason });
      continue;
    }
    const { value, problems } = result.value;
    games.push(value);
    quarantined.push(...leftOut(value.sourceId, problems));
  }
  return parsedItem(keepFirstGames({ games, quarantined }));
}
