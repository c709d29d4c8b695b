import * as z from 'zod';

/**
 * An event that names its object and does not carry it (docs.stripe.com/event-destinations, read 2026-11-26). An owner gets these
 * from an event destination with the payload style "thin"; ours is to be "snapshot".
 */
const schema = z.object({
  object: z.literal('v2.core.event'),
  id: z.string(),
  type: z.string(),
  created: z.iso.datetime({ offset: true }),
  livemode: z.boolean(),
  related_object: z.nullish(z.object({ id: z.string(), type: z.string() })),
});
export type ThinEvent = z.infer<typeof schema>;

/** A body that is one; undefined if it is another. */
export function thinEvent(body: string): ThinEvent | undefined {
  try {
    return schema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
