import { expect, test } from 'vitest';
import { createCleanup } from './cleanup.ts';

test('undoes last first, all of it, and once', async () => {
  const order: string[] = [];
  const cleanup = createCleanup();
  await cleanup.add(() => order.push('first'));
  await cleanup.add(() => Promise.reject(new Error('already gone')));
  await cleanup.add(() => order.push('last'));
  await Promise.all([cleanup.run(), cleanup.run()]);
  expect(order).toEqual(['last', 'first']);
});

test('what comes up after the end is undone at once', async () => {
  const cleanup = createCleanup();
  await cleanup.run();
  let stopped = false;
  await cleanup.add(() => {
    stopped = true;
  });
  expect(stopped).toBe(true);
});
