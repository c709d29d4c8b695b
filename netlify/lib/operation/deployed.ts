import * as z from 'zod';
import type { DeployedBuild } from '#domain/operation/state.ts';
import { builtPage } from '../builtPage.ts';

const schema = z.object({
  builtAt: z.iso.datetime(),
  slate: z
    .string()
    .nullable()
    .transform((slate) => slate ?? undefined),
});

/** The build that readers are served from, as the site itself says; undefined if it cannot be asked. */
export async function deployedBuild(siteUrl: string): Promise<DeployedBuild | undefined> {
  try {
    return schema.parse(JSON.parse(await builtPage(siteUrl, '/build.json')));
  } catch {
    return undefined;
  }
}
