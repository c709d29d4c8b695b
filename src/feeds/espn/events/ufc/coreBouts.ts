import { z } from 'zod';
import type { CardSegment } from '#domain/events/fightCard.ts';
import { lenientObject, looseText, number, raw, usableList } from '../../../reading/fields.ts';
import { idSchema } from '../schema.ts';
import { segmentText } from './bout.ts';
import { segmentOf } from './segments.ts';

/** What only ESPN's core API says about a bout. */
export interface CoreBout {
  readonly id: string;
  /** Undefined if it names no types. */
  readonly titleFight: boolean | undefined;
  readonly rounds: 3 | 5 | undefined;
  readonly segment: CardSegment | undefined;
  /** 1 is the main event. */
  readonly matchNumber: number | undefined;
}

const boutSchema = z.object({
  id: idSchema,
  /** Weight class and, for title fights, the belt: "Light Heavyweight", "UFC Light Heavyweight Title". */
  types: usableList(z.object({ text: looseText, abbreviation: looseText })),
  /** "5 Rnd (5-5-5-5-5)" */
  description: looseText,
  format: lenientObject({ regulation: lenientObject({ periods: number }) }),
  cardSegment: raw,
  matchNumber: number,
});

/** The bouts of a card's list, of the card itself, or a bout alone. */
const answerSchema = z.object({
  items: usableList(boutSchema),
  competitions: usableList(boutSchema),
});

const TITLE = /\b(title|championship)\b/i;

function roundsOf({ description, format }: z.output<typeof boutSchema>): CoreBout['rounds'] {
  const said = Number(/\b(\d) ?(?:rnd|round)/i.exec(description ?? '')?.[1]);
  const rounds = said || format?.regulation?.periods;
  return rounds === 3 || rounds === 5 ? rounds : undefined;
}

function readCoreBout(bout: z.output<typeof boutSchema>): CoreBout {
  const types = (bout.types ?? []).flatMap((type) => type.text ?? type.abbreviation ?? []);
  const segment = segmentText(bout.cardSegment);
  return {
    id: bout.id,
    titleFight: types.length > 0 ? types.some((type) => TITLE.test(type)) : undefined,
    rounds: roundsOf(bout),
    segment: segment === undefined ? undefined : segmentOf(segment),
    matchNumber: bout.matchNumber,
  };
}

/** Bouts of a core API answer by id; empty if it is not one. Never throws. */
export function readCoreBouts(answer: unknown): ReadonlyMap<string, CoreBout> {
  const shape = answerSchema.safeParse(answer).data;
  const alone = boutSchema.safeParse(answer).data;
  const listed = [...(shape?.items ?? []), ...(shape?.competitions ?? [])];
  const whole = listed.length > 0 || !alone?.types ? listed : [alone];
  return new Map(whole.map((bout) => [bout.id, readCoreBout(bout)]));
}
