import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '#engine/version.ts';
import { otherEngineText, RERUN_ENGINES } from './engineReleases.ts';

test('the engine of this build is the one that pages re-run', () => {
  expect(otherEngineText(ENGINE_VERSION)).toBeUndefined();
});

test('the engines that are re-run end with this build’s, and 0.3 is one', () => {
  expect(RERUN_ENGINES.at(-1)).toBe(ENGINE_VERSION);
  for (const engine of RERUN_ENGINES) expect(otherEngineText(engine)).toBeUndefined();
  expect(RERUN_ENGINES).toContain('0.3.0');
});

test('an older engine’s prediction says which release re-runs it', () => {
  expect(otherEngineText('0.2.0')).toContain('made by engine 0.2.0');
  expect(otherEngineText('0.2.0')).toContain('release v0.4.0');
  expect(otherEngineText('9.9.9')).toContain('No release');
});
