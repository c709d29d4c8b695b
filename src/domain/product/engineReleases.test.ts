import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '#engine/version.ts';
import { otherEngineText } from './engineReleases.ts';

test('the engine of this build is the one that pages re-run', () => {
  expect(otherEngineText(ENGINE_VERSION)).toBeUndefined();
});

test('an older engine’s prediction says which release re-runs it', () => {
  expect(otherEngineText('0.2.0')).toContain('made by engine 0.2.0');
  expect(otherEngineText('0.2.0')).toContain('release v0.4.0');
  expect(otherEngineText('9.9.9')).toContain('No release');
});
