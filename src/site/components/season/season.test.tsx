import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { madeUpSeason } from '#domain/season/madeUpSeason.fixture.ts';
import { bestGoals } from '#domain/season/phoneGoals.ts';
import { seasonOrders, TABLE_ORDER } from '#domain/season/seasonPaths.ts';
import { sortSeason } from '#domain/season/sortSeason.ts';
import { Movers } from './Movers.tsx';
import { SeasonLine } from './SeasonLine.tsx';
import { SeasonNow } from './SeasonNow.tsx';
import { SeasonTable } from './SeasonTable.tsx';
import { SetResults } from './SetResults.tsx';
import { seasonDataText } from './seasonData.ts';
import { seasonDescription, seasonTitle } from './seasonTitle.ts';
import { TeamSeason } from './TeamSeason.tsx';
import { YourTeam } from './YourTeam.tsx';

const VIEW = madeUpSeason();
const drawn = (part: ReactElement) => parse(renderToStaticMarkup(part));
const textsOf = (root: ReturnType<typeof drawn>, selector: string): readonly string[] =>
  root.querySelectorAll(selector).map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());

const table = (order = TABLE_ORDER) =>
  drawn(
    <SeasonTable
      view={VIEW}
      order={order}
      pathOf={(name) => `/team/${name}`}
      teams={sortSeason(VIEW.teams, order)}
      label="All"
    />,
  );

test('each row says what a team’s season may come to, and certain things in words', () => {
  const root = table();
  expect(textsOf(root, 'tbody tr [data-odds]')).toEqual([
    '94%',
    '50%',
    '64%',
    '35%',
    'clinched',
    '30%',
    'in none',
    'out',
  ]);
  expect(textsOf(root, 'tbody tr:first-child [data-moved]')).toEqual(['+3', '']);
  expect(textsOf(root, 'tbody tr:nth-child(2) [data-moved]')).toEqual(['−6', '−1']);
  expect(root.text).not.toMatch(/\b(?:100|0)%/);
  expect(textsOf(root, 'tbody tr:first-child th .lately')).toEqual([', lost to BET 17–20']);
  expect(textsOf(root, 'tbody tr:first-child .season-lately > *')).toEqual([
    '9–0, rated +4.0',
    'lost to BET 17–20',
  ]);
  expect(textsOf(root, 'tbody tr:nth-child(2) .season-lately > *')).toContain('No game in a week');
});

test('what is none of a school’s goals is no figure, and no result that is set changes it', () => {
  const goals = [{ id: 'conference', name: 'Conference', verb: 'win the conference' }];
  const [first, second] = VIEW.teams.map((team, at) => ({
    ...team,
    conference: at === 0 ? 'FBS Independents' : 'Big Ten Conference',
    odds: [0.5],
    certain: [null],
  }));
  const teams = first && second ? [first, second] : [];
  const view = { ...VIEW, league: 'NCAAF', format: { ...VIEW.format, goals }, teams } as const;
  const shown = { view, teams, order: TABLE_ORDER, pathOf: () => undefined, label: 'All' };
  const root = drawn(<SeasonTable {...shown} />);
  expect(textsOf(root, 'tbody .season-word')).toEqual(['independent']);
  expect(textsOf(root, 'tbody [data-odds]')).toEqual(['50%']);
});

test('each column’s title leads to its order, and the chosen one is marked', () => {
  expect(table().querySelectorAll('[aria-sort]')).toHaveLength(0);
  for (const order of seasonOrders(VIEW)) {
    const marked = table(order).querySelectorAll('[aria-sort=descending] a[aria-current]');
    expect(marked.map((link) => link.getAttribute('href'))).toEqual([`/season/nfl/${order.end}`]);
  }
});

test('soccer has a strip of places, said in words', () => {
  const places = madeUpSeason({ league: 'EPL', format: { ...VIEW.format, rank: 'place' } });
  const root = drawn(
    <SeasonTable
      view={places}
      order={TABLE_ORDER}
      pathOf={() => undefined}
      teams={places.teams}
      label="All"
    />,
  );
  const strips = root.querySelectorAll('.season-strip');
  expect(strips).toHaveLength(4);
  expect(strips[0]?.getAttribute('aria-label')).toMatch(/^Alphas: most often 1st \(60%\)/);
  expect(textsOf(root, 'thead th')).toContain('Points');
  expect(textsOf(root, 'thead th:first-child')).toEqual(['Team Won–drawn–lost']);
});

test('each game can be set to either side, or left open; a draw only where there is one', () => {
  const root = drawn(<SetResults view={VIEW} />);
  const games = root.querySelectorAll('fieldset');
  expect(games).toHaveLength(2);
  expect(games[0]?.querySelectorAll('input').map((input) => input.getAttribute('value'))).toEqual([
    'away',
    'home',
    '',
  ]);
  expect(games[0]?.querySelector('[checked]')?.getAttribute('value')).toBe('');
  const [first, ...others] = VIEW.games;
  const level = first ? [{ ...first, homeWin: 0.5, draw: 0.25 }, ...others] : [];
  const soccer = drawn(<SetResults view={madeUpSeason({ games: level })} />);
  const draw = soccer.querySelector('input[value=draw]');
  expect(draw?.getAttribute('aria-label')).toBe('Draw, 25%');
});

test('a game says when it begins, unless only its day is known', () => {
  const [first, ...others] = VIEW.games;
  if (!first) throw new Error('the fixture has no games');
  const startOf = (timeKnown: boolean) =>
    drawn(<SetResults view={madeUpSeason({ games: [{ ...first, timeKnown }, ...others] })} />)
      .querySelector('fieldset')
      ?.getAttribute('data-game-start');
  expect(startOf(true)).toBe(first.gameTime);
  expect(startOf(false)).toBeUndefined();
});

test('titles and descriptions have the figures and fit', () => {
  expect(seasonTitle(VIEW)).toBe('NFL season odds: Alphas 50%, Betas 35% to win the Super Bowl');
  expect(seasonDescription(VIEW).length).toBeLessThanOrEqual(160);
  expect(seasonDescription(VIEW)).toContain('20,000');
});

test('a team’s own season: its odds, its game, what else matters, and its next games', () => {
  const [first, , , last] = VIEW.teams;
  if (!first || !last) throw new Error('the fixture has no teams');
  const root = drawn(<TeamSeason view={VIEW} team={first} />);
  expect(textsOf(root, 'ul[data-until]')[0]).toBe(
    'November 29 vs. Betas: win 12,000 seasons, lose 8,000 Playoffs win 97%, lose 88% Title win 53%, lose 45%',
  );
  expect(root.text).toContain('Gammas at Deltas');
  expect(root.querySelector('.season-strip')).not.toBeNull();
  expect(root.text).toContain('0.6 wins expected of 1 game; 3 left in the season.');
  expect(drawn(<TeamSeason view={VIEW} team={last} />).text).not.toContain(
    'What this week changes',
  );
});

test('a season in a line, its biggest moves, and the script’s data', () => {
  expect(drawn(<SeasonLine view={VIEW} link />).text).toBe(
    'Season odds: Alphas 50%, Betas 35%, Gammas 30% to win the Super Bowl. This week’s hinge: Betas at Alphas.',
  );
  expect(textsOf(drawn(<Movers view={VIEW} />), 'li')).toEqual(
    [
      'Betas Playoffs 70% → 64% −6 did not play',
      'Alphas Playoffs 91% → 94% +3 lost to BET 17–20',
    ].map((text) => expect.stringContaining(text.slice(0, 5))),
  );
  expect(seasonDataText(madeUpSeason({ seasonName: '</script>' }))).not.toContain('<');
});

test('a team’s odds by day are a line with words, from the second day on', () => {
  const [team] = VIEW.teams;
  if (!team) throw new Error('the fixture has no teams');
  const of = (days: readonly { day: string; share: number }[]) =>
    drawn(<TeamSeason view={VIEW} team={team} history={days} />).querySelector('.season-history');
  const first = { day: '2026-11-20', share: 0.88 };
  expect(of([first])).toBeNull();
  const line = of([first, { day: '2026-11-27', share: 0.94 }]);
  expect(line?.getAttribute('aria-label')).toBe('Alphas, Playoffs: 88% on Nov 20, 94% on Nov 27');
  expect(line?.querySelector('path')?.getAttribute('d')).toBe('M0 12L100 6');
});

test('on a phone the table of the best has what they play for; the whole table has all, and slides', () => {
  const goals = ['title', 'topFour', 'europe', 'relegation'].map((id) => ({
    id,
    name: id,
    verb: id,
    ...(id === 'relegation' && { bad: true }),
  }));
  const view = madeUpSeason({
    league: 'EPL',
    format: { ...VIEW.format, rank: 'place', goals },
    teams: VIEW.teams.map((team) => ({ ...team, points: 20, deducted: 4 })),
  });
  const of = (phone?: readonly number[]) =>
    drawn(
      <SeasonTable
        view={view}
        order={TABLE_ORDER}
        pathOf={() => undefined}
        teams={view.teams}
        label="All"
        phone={phone}
      />,
    );
  const shown = (root: ReturnType<typeof drawn>) =>
    root
      .querySelectorAll('thead th')
      .filter((head) => !head.classList.contains('wide-only'))
      .map(({ text }) => text);
  const best = of(bestGoals(view));
  expect(shown(best)).toEqual(['Team Won–drawn–lost', 'Points', 'title', 'topFour', 'europe']);
  expect(textsOf(best, 'tbody th small')[0]).toMatch(/^9–0, 20 pts, −4 points deducted/);
  expect(best.querySelector('.season-slide')?.classList.contains('narrow')).toBe(true);
  const whole = of();
  expect(shown(whole)).toHaveLength(7);
  expect(whole.querySelector('.season-slide')?.classList.contains('narrow')).toBe(false);
});

test('the front page’s line names each season and its favorite; a season’s line every team', () => {
  const line = drawn(<SeasonNow views={[VIEW]} />);
  expect(textsOf(line, 'a')).toEqual(['Season odds', 'NFL: Alphas 50% to win the Super Bowl']);
  expect(drawn(<SeasonNow views={[]} />).text).toBe('');
  const teams = drawn(<YourTeam view={VIEW} pathOf={(name) => `/team/${name}#season`} />);
  expect(textsOf(teams, 'a')).toEqual([
    'ALP City Alphas',
    'BET City Betas',
    'DEL City Deltas',
    'GAM City Gammas',
  ]);
});
