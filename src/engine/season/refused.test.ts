import { expect, test } from 'vitest';
import { InputError } from '#domain/numbers/inputError.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { madeUp, NO_GAMES, PLAIN_RULES } from './madeUp.fixture.ts';
import { playSeason } from './play.ts';

const good = madeUp('NFL');
const soccer = madeUp('EPL');
const first = (values: readonly number[], value: number): number[] => [value, ...values.slice(1)];
const played = { home: [0], away: [1], homeScore: [3], awayScore: [1], extra: [0] };
const left = (changed: Partial<SeasonInputs['left']>): Partial<SeasonInputs> => ({
  left: { ...good.left, ...changed },
});
const strengths = (changed: Partial<SeasonInputs['strengths']>): Partial<SeasonInputs> => ({
  strengths: { ...good.strengths, ...changed },
});

const WRONG: readonly (readonly [string, Partial<SeasonInputs>])[] = [
  ['teams.length', { teams: ['T0'] }],
  ['conferences', { conferences: ['East'] }],
  ['divisions', { divisions: [] }],
  ['strengths.ratings', strengths({ ratings: [1] })],
  ['strengths.ratings[0]', strengths({ ratings: first(good.strengths.ratings, Number.NaN) })],
  ['strengths.covariance', strengths({ covariance: [1, 2] })],
  ['strengths.covariance', strengths({ covariance: good.teams.map(() => -1) })],
  [
    'strengths.covariance',
    strengths({ covariance: good.strengths.covariance.map(() => -5).with(0, 1) }),
  ],
  ['strengths.unit', strengths({ unit: 0 })],
  ['strengths.widening', strengths({ widening: -1 })],
  ['strengths.drift', strengths({ drift: Number.POSITIVE_INFINITY })],
  ['left.away', left({ away: [] })],
  ['left.homeWin', left({ homeWin: [] })],
  ['left.homeWin[0]', left({ homeWin: first(good.left.homeWin, 1.2) })],
  ['left.draw[0]', left({ draw: first(good.left.draw, 0.2) })],
  ['left.days[0]', left({ days: first(good.left.days, -2) })],
  ['left.home[0]', left({ home: first(good.left.home, 6) })],
  ['left.home[0]', left({ home: first(good.left.home, 0.5) })],
  ['left.away[0]', left({ away: first(good.left.away, 0) })],
  ['played.homeScore', { played: { ...played, homeScore: [] } }],
  ['played.homeScore[0]', { played: { ...played, homeScore: [-1] } }],
  ['played.extra[0]', { played: { ...played, extra: [3] } }],
  ['postseason.away[0]', { postseason: { ...played, away: [9] } }],
  ['postseason.homeScore[0]', { postseason: { ...played, homeScore: [1] } }],
];

test.each(WRONG)('%s is named', (name, changed) => {
  const play = () => playSeason({ ...good, ...changed }, 1, 10, { rules: PLAIN_RULES });
  expect(play).toThrow(InputError);
  expect(play).toThrow(expect.objectContaining({ input: name }));
});

test('soccer needs its goals, and shares that leave something for the away side', () => {
  const { goals: _, ...without } = soccer.strengths;
  const play = (changed: Partial<SeasonInputs>) => () =>
    playSeason({ ...soccer, ...changed }, 1, 10, { rules: PLAIN_RULES });
  expect(play({ strengths: without })).toThrow('strengths.goals is missing');
  const draw = first(soccer.left.draw, 0.9);
  expect(play({ left: { ...soccer.left, draw } })).toThrow('left.draw[0] and homeWin');
});

test('no games at all are a season, no runs are none', () => {
  const none = { home: [], away: [], days: [], neutral: [], homeWin: [], draw: [], published: [] };
  const empty = { ...good, played: NO_GAMES, left: none };
  expect(playSeason(empty, 1, 10, { rules: PLAIN_RULES }).weight).toBe(10);
  expect(() => playSeason(good, 1, 0, { rules: PLAIN_RULES })).toThrow('Input runs');
});
