import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import type { Weather } from '#domain/game/weather.ts';
import { WeatherImpactPanel } from './panels/WeatherImpactPanel.tsx';
import { WeatherPanel } from './panels/WeatherPanel.tsx';
import { WeatherChip } from './WeatherChip.tsx';

/** Fog is low by the card's points and moderate by the page's; a windy warm day is the reverse. */
const FOG = { visibility: 2, description: 'Fog' };
const WARM = { temperature: 86, windSpeed: 12, description: 'Sunny' };
const at = (weatherData: Weather) => ({
  ...EXAMPLE_GAME,
  venue: { name: 'Lambeau Field', indoor: false },
  weatherData,
});
const shown = (html: string) =>
  html.replaceAll(/<span class="visually-hidden">[^<]*<\/span>/g, '').replaceAll(/<[^>]*>/g, ' ');
const chip = (game: Game) => shown(renderToStaticMarkup(<WeatherChip game={game} />));

test.each([
  ['fog', FOG, 'Low', 'Moderate'],
  ['a windy warm day', WARM, 'Moderate', 'Low'],
])(
  'of %s a card’s chip says its own level to the eye, both panels of a page the page’s',
  (_, weather, card, page) => {
    const game = at(weather);
    expect(chip(game)).toContain(`${card} impact`);
    expect(renderToStaticMarkup(<WeatherPanel game={game} />)).toContain(`${page} weather impact.`);
    expect(shown(renderToStaticMarkup(<WeatherImpactPanel game={game} />))).toContain(`${page}, `);
  },
);

test('indoors there is neither', () => {
  const indoors = { ...at(FOG), venue: { name: 'Dome', indoor: true } };
  expect(chip(indoors).trim()).toBe('Indoors');
  expect(renderToStaticMarkup(<WeatherPanel game={indoors} />)).toBe('');
  expect(renderToStaticMarkup(<WeatherImpactPanel game={indoors} />)).toBe('');
});
