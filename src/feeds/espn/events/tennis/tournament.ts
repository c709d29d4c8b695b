import { answerOf, joined, left, NO_EVENTS } from '../../../eventAnswer.ts';
import type { EventAnswer } from '../../../eventSource.ts';
import { itemName, misshapen } from '../../../reading/items.ts';
import { readerOf } from '../scoreboard.ts';
import { type Draw, drawOf, drawOfTour } from './draw.ts';
import { type AtTournament, readMatch } from './match.ts';
import { placeOf } from './place.ts';
import { matchSchema, tournamentSchema } from './schema.ts';

/** Reads tournaments of a tour: singles matches of both draws, as joint tournaments list both. */
export const tournamentReader = (asked: Draw) =>
  readerOf(tournamentSchema, (event, item) => {
    const name = event.name ?? event.shortName;
    if (!name) return left(item, 'no name');
    const tournament: AtTournament = { name, venue: placeOf(event.venue) };

    const readOne = (value: unknown, words: string, at: string): EventAnswer => {
      const shape = matchSchema.safeParse(value);
      const type = shape.data?.type;
      const tour = drawOfTour(shape.data?.uid) ?? drawOfTour(event.uid) ?? asked;
      const draw = drawOf(`${words} ${type?.slug ?? ''} ${type?.text ?? ''}`, type?.id, tour);
      if (!draw) return NO_EVENTS;
      if (!shape.success) return left(at, misshapen(shape.error));
      const match = readMatch(shape.data, draw, { ...tournament, drawName: words });
      if (match === 'none') return NO_EVENTS;
      return 'reason' in match ? left(at, match.reason) : answerOf(match);
    };

    const lists = [
      { words: '', competitions: event.competitions ?? [] },
      ...(event.groupings ?? []).map(({ grouping, competitions }) => ({
        words: `${grouping?.slug ?? ''} ${grouping?.displayName ?? ''}`,
        competitions: competitions ?? [],
      })),
    ];
    return joined(
      lists.flatMap(({ words, competitions }) =>
        competitions.map((value, index) =>
          readOne(value, words, `${item}/${itemName(value, index)}`),
        ),
      ),
    );
  });
