import * as z from 'zod';
import type { NamedTill } from '#domain/operation/tillFindings.ts';
import { type Client, readData } from './client.ts';

const schema = z.array(
  z.object({
    customer: z.string(),
    since: z.iso.datetime({ offset: true }),
    lines: z.array(z.string()),
  }),
);

/** Customers with money that only the owner can settle, at most twenty, those of long ago first. */
export const readNamedTills = (client: Client): Promise<NamedTill[]> =>
  readData('reading what is named', client.rpc('named_tills'), schema);
