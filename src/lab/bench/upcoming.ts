import process from 'node:process';
import * as z from 'zod';
import { PATHS } from '#contract/paths.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { PlainError } from '#local/plainError.ts';

const listed = z.array(
  z.object({ id: z.int(), league: z.string(), prediction: z.unknown().optional() }),
);

type Listed = z.infer<typeof listed>[number];

/** The site that is measured: the address on the command line, or the running start. */
export const benchedSite = (): string =>
  process.argv[3] ?? `http://localhost:${process.env.PORT || 8888}`;

/** The site's upcoming games. Throws a PlainError if no site of ours answers there. */
export async function benchUpcoming(site: string): Promise<readonly Listed[]> {
  const how = 'Start it with npm start, or give its address.';
  const answer = await fetch(new URL(PATHS.gamesUpcoming, site)).catch((error: unknown) => {
    throw new PlainError(`No site answers at ${site}: ${whyFailed(error)}. ${how}`);
  });
  const games = answer.ok
    ? listed.safeParse(await answer.json().catch(() => undefined))
    : undefined;
  if (games?.success) return games.data;
  throw new PlainError(`${site} is no site of ours: it answers ${answer.status}. ${how}`);
}
