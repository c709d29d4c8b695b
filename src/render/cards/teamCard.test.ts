import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { madeUpSeason } from '#domain/season/madeUpSeason.fixture.ts';
import type { ShareCard } from './card.ts';
import { teamCard } from './teamCard.ts';

const { homeTeam } = EXAMPLE_GAME;
const [alphas, ...others] = madeUpSeason().teams;
if (!alphas) throw new Error('the made-up season has teams');
const SEASON = madeUpSeason({ teams: [{ ...alphas, name: homeTeam.name }, ...others] });
const PAGE = { league: 'NFL', team: homeTeam, path: '/team/nfl/bills' } as const;

const said = (card: ShareCard | undefined): readonly string[] =>
  (card?.figures ?? []).map(({ label, value }) => `${label} ${value}`);

test('a team’s card has its season’s odds before its next game and its rating', () => {
  const card = teamCard(PAGE, [EXAMPLE_GAME], [{ name: homeTeam.name }], SEASON);
  expect(said(card)).toEqual([
    'Playoffs 94%',
    'Title 50%',
    'to win the game 57.3%',
    'of 1 in our NFL ratings #1',
  ]);
});

test('without a game the season stands alone, and says that it is a sample', () => {
  const card = teamCard(PAGE, [], [], { ...SEASON, sample: true });
  expect(card?.title).toBe(`${homeTeam.name} season odds`);
  expect(card?.kicker).toBe('Sample · NFL 2026');
  expect(said(card)).toEqual(['Playoffs 94%', 'Title 50%']);
});

test('without either there is none, and without a season the card is of the game', () => {
  expect(teamCard(PAGE, [], [])).toBeUndefined();
  expect(teamCard(PAGE, [], [], madeUpSeason())).toBeUndefined();
  expect(said(teamCard(PAGE, [EXAMPLE_GAME], []))).toEqual(['to win the game 57.3%']);
});
