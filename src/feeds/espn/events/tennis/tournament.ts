import { answerOf, joinedAnswers, NO_EVENTS, quarantinedAnswer } from '../../../eventAnswer.ts';
import { shapeFault } from '../../../reading/items.ts';
import { readerOf } from '../scoreboard.ts';
import type { Draw } from './draw.ts';
import { type AtTournament, readMatch } from './match.ts';
import { tennisVenue } from './place.ts';
import { tournamentSchema } from './schema.ts';
import { singlesOf } from './singles.ts';

/** Reads tournaments of a tour: singles matches of both draws. */
export const tournamentReader = (asked: Draw) =>
  readerOf(tournamentSchema, (event, item) => {
    const name = event.name ?? event.shortName;
    if (!name) return quarantinedAnswer(item, 'no name');
    const tournament: AtTournament = { name, venue: tennisVenue(event.venue) };
    return joinedAnswers(
      singlesOf(event, item, asked).map(({ at, draw, words, shape }) => {
        if (!shape.success) return quarantinedAnswer(at, shapeFault(shape.error));
        const match = readMatch(shape.data, draw, { ...tournament, drawName: words });
        if (match === 'none') return NO_EVENTS;
        return 'reason' in match ? quarantinedAnswer(at, match.reason) : answerOf(match);
      }),
    );
  });
