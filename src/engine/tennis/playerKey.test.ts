import { expect, test } from 'vitest';
import { playerKey } from './playerKey.ts';

const players = Object.fromEntries(
  [
    'Jannik Sinner',
    'Felix Auger Aliassime',
    'Tomas Martin Etcheverry',
    'Zhizhen Zhang',
    'Juan Manuel Cerundolo',
    'Juan Pablo Varillas',
    'Pliskova Ka.',
    'Pliskova Kr.',
    'Hsieh S.W.',
    'Zhang S.',
    'Wang Q.',
    'Wang Y.',
    'Wang Xin.',
    'Wang Xiy.',
    'Fernandez L.A.',
  ].map((key) => [key, {}]),
);

test.each([
  ['Jannik Sinner', 'Jannik Sinner'],
  ['Félix Auger-Aliassime', 'Felix Auger Aliassime'],
  ['Karolína Plíšková', 'Pliskova Ka.'],
  ['Kristyna Pliskova', 'Pliskova Kr.'],
  ['Su-Wei Hsieh', 'Hsieh S.W.'],
  ['Shuai Zhang', 'Zhang S.'],
  ['Zhang Shuai', 'Zhang S.'],
  ['Zhang Zhizhen', 'Zhizhen Zhang'],
  ['Wang Qiang', 'Wang Q.'],
  ['Xinyu Wang', 'Wang Xin.'],
  ['Wang Xiyu', 'Wang Xiy.'],
  ['Leylah Fernandez', 'Fernandez L.A.'],
  ['Leylah Annie Fernandez', 'Fernandez L.A.'],
  ['Tomas Etcheverry', 'Tomas Martin Etcheverry'],
])('%s is %s', (name, key) => {
  expect(playerKey(players, name)).toBe(key);
});

test.each([
  '',
  'Sinner',
  'K. Pliskova',
  'Tomas Machac',
  'Juan Cerundolo Varillas',
  'Kvitova Pliskova',
  'Maria Fernandez',
  'Xi Wang',
  'TBD',
])('%j is nobody', (name) => {
  expect(playerKey(players, name)).toBeUndefined();
});
