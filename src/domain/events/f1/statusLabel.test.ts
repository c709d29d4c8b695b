import { expect, test } from 'vitest';
import { statusLabel } from './statusLabel.ts';

test('labels follow probability tiers', () => {
  expect(statusLabel(0.533)).toBe('Favorite');
  expect(statusLabel(0.25)).toBe('Favorite');
  expect(statusLabel(0.2499)).toBe('Strong');
  expect(statusLabel(0.15)).toBe('Strong');
  expect(statusLabel(0.1499)).toBe('Threat');
  expect(statusLabel(0.05)).toBe('Threat');
  expect(statusLabel(0.0499)).toBe('Upside');
  expect(statusLabel(0.01)).toBe('Upside');
  expect(statusLabel(0.0099)).toBe('Longshot');
  expect(statusLabel(0)).toBe('Longshot');
});

test('a podium has three places, so its tiers start three times higher', () => {
  expect(statusLabel(0.888, 3)).toBe('Favorite');
  expect(statusLabel(0.74, 3)).toBe('Strong');
  expect(statusLabel(0.2, 3)).toBe('Threat');
});
