import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { madeUpSeason } from '#domain/season/madeUpSeason.fixture.ts';
import type { RemainingGame, RemainingSchedule } from '#domain/season/remaining.ts';
import { GamesLeft } from './GamesLeft.tsx';

const VIEW = madeUpSeason();
const [TEAM] = VIEW.teams;

const game = (number: number, fields: Partial<RemainingGame> = {}): RemainingGame => ({
  game: number,
  day: '2026-12-13',
  opponent: 1,
  place: 'home',
  win: 0.5,
  draw: 0,
  published: false,
  difficulty: 1.25,
  ...fields,
});

const drawn = (schedule: RemainingSchedule) => {
  if (!TEAM) throw new Error('the fixture has no teams');
  const part = (
    <GamesLeft
      view={VIEW}
      team={TEAM}
      schedule={schedule}
      pathOf={(name) => (name === 'City Betas' ? '/team/nfl/betas#season' : undefined)}
    />
  );
  return parse(renderToStaticMarkup(part));
};
const rowsOf = (root: ReturnType<typeof drawn>): readonly string[] =>
  root
    .querySelectorAll('tbody tr')
    .map((row) => row.childNodes.map(({ text }) => text.trim()).join(' | '));

test('each game left says when, whom, how hard, and our chance, marked where it is the ratings’ alone', () => {
  const root = drawn({
    games: [
      game(0, { day: '2026-11-29', published: true, win: 0.62, level: 'easy', difficulty: -4 }),
      game(7, { place: 'away', opponent: 2, level: 'hard', win: 0.999_9 }),
      game(8, { place: 'neutral', draw: 0.27 }),
    ],
    mean: 0.4,
    rank: 2,
    of: 4,
  });
  expect(rowsOf(root)).toEqual([
    'Nov 29 | vs. Betas | −4.0easy | 62%',
    'Dec 13 | at Gammas | +1.3hard | ~>99.9%',
    'Dec 13 | vs. Betasneutral site | +1.3 | ~50%draw 27%',
  ]);
  expect(root.querySelectorAll('tbody a').map((link) => link.getAttribute('href'))).toEqual([
    '/game/901',
    '/team/nfl/betas#season',
  ]);
  expect(root.text).toContain('Schedule: 2nd hardest of 4, difficulty +0.4 on average.');
  expect(root.querySelectorAll('details')).toHaveLength(0);
});

test('a long list opens with ten games, then a fold a month; one without a date is said', () => {
  const games = [
    ...Array.from({ length: 12 }, (_, at) => game(at)),
    game(12, { day: '2027-01-03' }),
    { ...game(13), day: undefined },
  ].map(({ day, ...rest }) => ({ ...rest, ...(day !== undefined && { day }) }));
  const root = drawn({ games, mean: 0, rank: 32, of: 32 });
  expect(root.querySelectorAll('summary').map(({ text }) => text)).toEqual([
    'December: 2 games, 1.0 wins expected',
    'January: 1 game, 0.5 wins expected',
    'Postponed or not yet dated: 1 game',
  ]);
  expect(root.text).toContain('the easiest of 32');
  expect(rowsOf(root).at(-1)).toContain('No date yet');
});

test('without games left nothing stands', () => {
  expect(drawn({ games: [], of: 0 }).text).toBe('');
});
