import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';

const begunSchema = z.nullable(z.object({ id: z.uuid(), own: z.boolean() }));
const seenSchema = z.nullable(z.object({ result: z.nullable(z.record(z.string(), z.unknown())) }));

/** Readings of a member's subscription that requests share, each a database function. */
export const createReadings = (client: Client) => ({
  /** The one under way, or a new one, which is the caller's `own` to do. Null where there is no such member any more. */
  begin: (member: string): Promise<z.infer<typeof begunSchema>> =>
    readData('beginning to read', client.rpc('begin_reading', { p_member: member }), begunSchema),
  finish: (member: string, id: string, result: unknown): Promise<unknown> => {
    const asked = { p_member: member, p_id: id, p_result: result };
    return expectSuccess('finishing to read', client.rpc('finish_reading', asked));
  },
  /** `result` is null while it is being read; null where another has taken its place. */
  lookAt: (member: string, id: string): Promise<z.infer<typeof seenSchema>> => {
    const asked = { p_member: member, p_id: id };
    return readData('looking at a reading', client.rpc('look_at_reading', asked), seenSchema);
  },
});

export type Readings = ReturnType<typeof createReadings>;
