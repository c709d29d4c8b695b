import { clock } from '#clock';
import { loadSlate } from '#content/slate.ts';

/** When these pages were built, and from which slate: tells the refresh whether its requested build is published. */
export async function GET(): Promise<Response> {
  const { contentHash = null } = await loadSlate();
  return Response.json({ builtAt: clock.now().toISOString(), slate: contentHash });
}
