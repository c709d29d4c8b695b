import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { heroText } from './heroText.ts';

test('chances, and how often the favourite covers', () => {
  const text = heroText(EXAMPLE_GAME, 1.5);
  expect(text).toMatchObject({
    away: '43%',
    home: '57%',
    cover: { side: 'home', text: 'cover −1.5 in 60%' },
  });
  expect(text.label).toContain('Kansas City Chiefs at Buffalo Bills');
});

test('without a line no cover is claimed', () => {
  const text = heroText({ ...EXAMPLE_GAME, odds: [] }, undefined);
  expect(text.cover).toBeUndefined();
  expect(text.label).not.toContain('market');
});

test('the picture’s lesson: to win and to cover are two bets', () => {
  expect(heroText(EXAMPLE_GAME, 1.5).reading).toContain(
    'What to see: Bills win 57% of the time and cover −1.5 in 60%.',
  );
  expect(heroText({ ...EXAMPLE_GAME, odds: [] }, undefined).reading).toBeUndefined();
});
