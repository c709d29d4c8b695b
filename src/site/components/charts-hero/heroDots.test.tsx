import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { HeroDots } from './HeroDots.tsx';

const html = (now: string) => renderToStaticMarkup(<HeroDots game={EXAMPLE_GAME} now={now} />);

test('the hero says its game’s start, and once that is past that it was drawn before', () => {
  const before = html('2026-11-22T15:00:00Z');
  expect(before).toContain('Today 1:00 PM EST');
  expect(before).toContain('<b data-when="closed" hidden="">');
  expect(html(EXAMPLE_GAME.gameTime)).toContain('Under way</span>: this picture is from before');
});
