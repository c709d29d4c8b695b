import type { z } from 'zod';
import { itemName } from '../../../reading/items.ts';
import { type Draw, drawOf, drawOfTour } from './draw.ts';
import { type EspnTournament, matchSchema } from './schema.ts';

/** One singles match of a tournament's lists, or what stands in its place. */
interface Single {
  /** Its name in the quarantine. */
  readonly at: string;
  readonly draw: Draw;
  /** The list's name. */
  readonly words: string;
  readonly shape: z.ZodSafeParseResult<z.output<typeof matchSchema>>;
}

/** Singles of both draws, as joint tournaments list both. @param asked draw of the tour that was asked for */
export function singlesOf(event: EspnTournament, item: string, asked: Draw): readonly Single[] {
  const lists = [
    { words: '', competitions: event.competitions ?? [] },
    ...(event.groupings ?? []).map(({ grouping, competitions }) => ({
      words: `${grouping?.slug ?? ''} ${grouping?.displayName ?? ''}`,
      competitions: competitions ?? [],
    })),
  ];
  return lists.flatMap(({ words, competitions }) =>
    competitions.flatMap((value, index): readonly Single[] => {
      const shape = matchSchema.safeParse(value);
      const type = shape.data?.type;
      const tour = drawOfTour(shape.data?.uid) ?? drawOfTour(event.uid) ?? asked;
      const draw = drawOf(`${words} ${type?.slug ?? ''} ${type?.text ?? ''}`, type?.id, tour);
      return draw ? [{ at: `${item}/${itemName(value, index)}`, draw, words, shape }] : [];
    }),
  );
}
