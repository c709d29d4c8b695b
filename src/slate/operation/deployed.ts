import * as z from 'zod';
import type { DeployedBuild } from '#domain/operation/state.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Site } from '#wiring';

const schema = z.object({
  builtAt: z.iso.datetime(),
  slate: z
    .string()
    .nullable()
    .transform((slate) => slate ?? undefined),
});

/** The build that readers are served from, as it says itself; undefined if it cannot be asked. */
export async function deployedBuild(
  site: Site,
  siteUrl: string,
): Promise<DeployedBuild | undefined> {
  try {
    return schema.parse(JSON.parse(await builtPage(site, siteUrl, '/build.json')));
  } catch {
    return undefined;
  }
}
