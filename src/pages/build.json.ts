import { clock } from '#clock';
import { loadSlate } from '#content/slate.ts';

/** When these pages were built, and of which slate: by it the refresh sees whether a build that it asked for is up. */
export async function GET(): Promise<Response> {
  const { contentHash = null } = await loadSlate();
  return Response.json({ builtAt: clock.now().toISOString(), slate: contentHash });
}
