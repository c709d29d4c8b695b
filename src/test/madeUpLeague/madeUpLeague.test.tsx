import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GameCard } from '#components/game/GameCard.tsx';
import { LeagueGameList } from '#components/game/LeagueGameList.tsx';
import { NAV_GROUPS } from '#content/nav.ts';
import { gameSchema } from '#contract/game.ts';
import type { Game } from '#domain/game/game.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { LEAGUES, type League, leaguePath } from '#domain/leagues/league.ts';
import { NO_STANDING } from '#domain/record/leagueStanding.ts';
import { sourcesOf } from '#feeds/joined/fromEnvironment.ts';
import type { TestServer } from '#feeds/reading/misbehaving.fixture.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { GamePage } from '#render/gamePage/GamePage.tsx';
import { gameMeta } from '#render/gamePage/gameMeta.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { startMadeUpFeeds } from './feeds.ts';

// The whole of adding a league: a line in each of the four registries.
vi.mock('#domain/leagues/codes.ts', async (original) => {
  const { TEAM_LEAGUES } = await original<typeof import('#domain/leagues/codes.ts')>();
  return { TEAM_LEAGUES: [...TEAM_LEAGUES, 'Isles'] };
});
vi.mock('#domain/leagues/index.ts', async (original) => {
  const { RECORDS, FIGURES, ...rest } = await original<typeof import('#domain/leagues/index.ts')>();
  const { islesRecord, islesFigures } = await import('./record.ts');
  return {
    ...rest,
    RECORDS: [...RECORDS, islesRecord],
    FIGURES: { ...FIGURES, Isles: islesFigures },
  };
});
vi.mock('#feeds/leagues/index.ts', async (original) => {
  const { FEED_FACTS } = await original<typeof import('#feeds/leagues/index.ts')>();
  const { islesFacts } = await import('./feedFacts.ts');
  return { FEED_FACTS: { ...FEED_FACTS, Isles: islesFacts } };
});
vi.mock('#engine/fitted/index.ts', async (original) => {
  const { FITTED_GOALS, ...rest } = await original<typeof import('#engine/fitted/index.ts')>();
  const { Arsenal, Everton, Fulham, Chelsea } = FITTED_GOALS.EPL.teams;
  const teams = { Skye: Arsenal, Uist: Everton, Mull: Fulham, Islay: Chelsea };
  return { ...rest, FITTED_GOALS: { ...FITTED_GOALS, Isles: { ...FITTED_GOALS.EPL, teams } } };
});

const NOW = new Date();
const START = new Date(NOW.getTime() + 26 * 3_600_000);

let database: TestDatabase;
let store: Store;
let feeds: TestServer;
let league: League;
let game: Game;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
  feeds = await startMadeUpFeeds(START);
  const settings = {
    SIMCAST_SOURCE: 'espn',
    ESPN_BASE_URL: feeds.url,
    BOVADA_BASE_URL: feeds.url,
    OPEN_METEO_BASE_URL: feeds.url,
  };
  const { source } = await sourcesOf(settings, NOW, async () => false);
  await refreshTestSlate({ store, source, trigger: 'manual', now: NOW, log: () => undefined });
  const found = findLeague('isles');
  const [published] = await store.readPublishedGames();
  if (!found || !published) throw new Error('the made-up league has no game');
  league = found;
  game = published;
});
afterAll(async () => {
  await feeds?.close();
  await database?.stop();
});

const words = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('its game comes from the feed with rated sides and the prices of both books', () => {
  expect(game).toMatchObject({
    league: 'Isles',
    season: START.getUTCFullYear(),
    homeTeam: { name: 'Skye Camanachd', ratingKey: 'Skye' },
    awayTeam: { name: 'Uist Athletic', ratingKey: 'Uist' },
  });
  expect(game.odds.map(({ feed, moneyline }) => [feed, moneyline]).sort()).toEqual([
    ['bovada', { home: -105, away: 290, draw: 245 }],
    ['espn', { home: -110, away: 300, draw: 250 }],
  ]);
});

test('it is simulated by its sport’s model from its own ratings, and is on the ledger', async () => {
  const { prediction } = game;
  expect(prediction?.recipe).toMatchObject({ model: 'soccer', notes: [] });
  expect(prediction?.drawProbability).toBeGreaterThan(10);
  expect(prediction?.homeWinProbability).toBeGreaterThan(prediction?.awayWinProbability ?? 100);
  const id = prediction?.id ?? -1;
  expect([...(await store.readLedgerEntries([id])).keys()]).toEqual([id]);
});

test('the contract takes it, card, list and page show it, and the menu leads to it', () => {
  expect(gameSchema.parse(JSON.parse(JSON.stringify(game)))).toMatchObject({ league: 'Isles' });
  const card = words(renderToStaticMarkup(<GameCard game={listedGame(game)} now={NOW} />));
  expect(card).toContain('Skye');
  const list = renderToStaticMarkup(<LeagueGameList league={league} games={[game]} now={NOW} />);
  expect(words(list)).toContain('Uist');
  const page = words(
    renderToStaticMarkup(
      <GamePage
        game={game}
        ledger={undefined}
        lines={[]}
        others={[]}
        teamPaths={new Set()}
        standing={NO_STANDING}
        now={NOW}
      />,
    ),
  );
  expect(page).toContain('League of the Isles');
  expect(page).toContain('Interactive Prediction Analyzer');
  expect(page).toContain('2025 season');
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
  expect(gameMeta(game).title).toContain('Skye');
  expect(NAV_GROUPS.flatMap(({ links }) => links)).toContainEqual({
    label: LEAGUES[league].name,
    href: leaguePath(league),
  });
});

test('without a network the sample slate has its games', async () => {
  const day = NOW.toISOString().slice(0, 10);
  const days = { from: day, to: new Date(START).toISOString().slice(0, 10) };
  const { games, teams } = await sampleSource().games(league, days, NOW);
  expect(games.length).toBeGreaterThan(0);
  expect(teams).toHaveLength(4);
});
