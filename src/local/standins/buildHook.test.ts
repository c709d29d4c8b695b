import { expect, test, vi } from 'vitest';
import { startBuildHook } from './buildHook.ts';

test('builds one at a time, with at most one waiting', async () => {
  const finish: (() => void)[] = [];
  const hook = await startBuildHook(() => new Promise<void>((done) => finish.push(done)));
  const post = () => fetch(hook.url, { method: 'POST' });
  for (let i = 0; i < 4; i += 1) expect((await post()).status).toBe(202);
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await vi.waitFor(() => expect(finish).toHaveLength(2), 30_000);
  finish[1]?.();
  await post();
  await vi.waitFor(() => expect(finish).toHaveLength(3), 30_000);
  expect((await fetch(hook.url)).status).toBe(405);
  await hook.stop();
});
