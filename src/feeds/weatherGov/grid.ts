import { z } from 'zod';
import { type Parsed, parsedItem, refusedItem } from '../reading/items.ts';

/** A square of the National Weather Service's grid, 2.5 km wide: its forecast office, and its position in that office's grid. */
export interface Grid {
  /** Three letters: "BUF". */
  readonly office: string;
  readonly x: number;
  readonly y: number;
}

const index = z.coerce.number().int().min(0).max(999);

const pointSchema = z.object({
  properties: z.object({ gridId: z.string().regex(/^[A-Z]{3}$/), gridX: index, gridY: index }),
});

/** The square in an answer to /points. */
export function readGrid(answer: unknown): Parsed<Grid> {
  const shape = pointSchema.safeParse(answer);
  if (!shape.success) return refusedItem('no square of the grid');
  const { gridId: office, gridX: x, gridY: y } = shape.data.properties;
  return parsedItem({ office, x, y });
}
