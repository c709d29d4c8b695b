import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '#domain/game/game.ts';
import { easternDayRange } from '#domain/time/time.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import type { ToldCard, WorldBout, WorldCard } from '#local/standins/world/card.ts';
import {
  type ToldGame,
  toldAt,
  type WorldChange,
  type WorldGame,
} from '#local/standins/world/game.ts';
import { playedFrom, worldLineAt } from '#local/standins/world/makeGame.ts';
import { checkFreshness } from './checks/readers.ts';
import { checkGrades, checkNothingLost } from './checks/record.ts';
import { HEALTHY, type RunPlan } from './faults/plan.ts';
import { type SeasonSite, startSeasonSite } from './site.ts';
import { type SeasonSteps, startWalk } from './walk.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Saturday, in New York. */
const MIDNIGHT = Date.parse(easternDayRange('2026-10-24').from);
const at = (hours: number): number => MIDNIGHT + hours * HOUR;

/** A game of two clubs of a league, away team first. */
function game(
  id: string,
  league: 'MLB' | 'NFL',
  sides: readonly [away: number, home: number],
  startsAt: number,
  changes: (first: ToldGame) => readonly WorldChange[],
): WorldGame {
  const { teams } = FEED_FACTS[league];
  const [away, home] = sides.map((place) => teams[place]);
  if (!away || !home) throw new RangeError('no such club');
  const first: ToldGame = {
    start: at(startsAt),
    status: 'scheduled',
    home,
    away,
    venue: home.venue,
    neutral: false,
    line: worldLineAt(league, 0.2),
    named: true,
    twice: false,
  };
  return { id, league, first, changes: changes(first) };
}

const HOME_WON = { home: 5, away: 2 };
const played = (startsAt: number) => playedFrom(at(startsAt), HOME_WON);

const arms = (home: string, away: string): Partial<ToldGame> => ({ starters: { home, away } });

const GAMES = {
  readWrongly: game('101', 'MLB', [0, 1], 16, () => played(16)),
  swappedAsItBegins: game('102', 'MLB', [2, 3], 19, () => played(19)),
  changesGrounds: game('103', 'MLB', [4, 5], 17, ({ home, away }) => [
    { at: at(12), told: { home: away, away: home, venue: away.venue } },
    ...played(17),
  ]),
  firstOfTwo: game('104', 'MLB', [6, 7], 13, () => [
    { at: at(1), told: arms('Early Arm', 'Early Foe') },
    ...played(13),
  ]),
  secondOfTwo: game('105', 'MLB', [6, 7], 17, () => [
    { at: at(1), told: arms('Late Arm', 'Late Foe') },
    ...played(17),
  ]),
  postponed: game('106', 'MLB', [8, 9], 14, () => [
    { at: at(12), told: { status: 'postponed' } },
    { at: at(15), told: { status: 'scheduled', start: at(22) } },
    ...played(22),
  ]),
  neutral: game('107', 'NFL', [0, 1], 15, () => [
    { at: at(10), told: { neutral: true, venue: { name: 'Wembley Stadium', city: 'London' } } },
    ...played(15),
  ]),
  listedTwice: game('108', 'MLB', [10, 11], 15, () => [
    { at: at(2), told: { twice: true } },
    ...played(15),
  ]),
  later: game('109', 'MLB', [12, 13], 14, () => [
    { at: at(13.5), told: { start: at(17) } },
    ...played(17),
  ]),
  earlier: game('110', 'MLB', [14, 15], 20, () => [
    { at: at(12), told: { start: at(15) } },
    ...played(15),
  ]),
  otherVenue: game('111', 'MLB', [16, 17], 18, ({ away }) => [
    { at: at(12), told: { venue: away.venue } },
    ...played(18),
  ]),
  otherPitcher: game('112', 'MLB', [18, 19], 18, () => [
    { at: at(1), told: arms('Gerrit Cole', 'Other Foe') },
    { at: at(14), told: arms('Max Fried', 'Other Foe') },
    ...played(18),
  ]),
} as const;

type Case = keyof typeof GAMES;

const bout = (key: string, a: string, b: string): WorldBout => ({ key, a, b, prices: [-150, 130] });
const BOUTS = [
  bout('1', 'Islam Makhachev', 'Dustin Poirier'),
  bout('2', 'Ilia Topuria', 'Max Holloway'),
  bout('3', 'Alex Pereira', 'Jiri Prochazka'),
];
const inPlaceOf = (key: string, b: string) =>
  BOUTS.map((one) => (one.key === key ? { ...one, b } : one));
const LATE = inPlaceOf('2', 'Charles Oliveira').map((one) =>
  one.key === '3' ? { ...one, b: 'Magomed Ankalaev' } : one,
);
const first: ToldCard = {
  start: at(20),
  status: 'scheduled',
  venue: 'Example Arena',
  bouts: BOUTS,
};
const CARD: WorldCard = {
  id: '900',
  name: 'UFC 900: Makhachev vs. Poirier',
  first,
  changes: [
    { at: at(12), told: { bouts: inPlaceOf('2', 'Charles Oliveira') } },
    // Too late for a new prediction.
    { at: at(20.1), told: { status: 'live', bouts: LATE } },
    { at: at(23), told: { status: 'final', bouts: LATE.map((one) => ({ ...one, winner: 'a' })) } },
  ],
};

const SCOREBOARD = '/baseball/mlb/scoreboard';
const swapped: RunPlan = {
  ...HEALTHY,
  feed: { fault: 'swapped', hits: (path) => path.endsWith(SCOREBOARD) },
};

let site: SeasonSite;
let walk: SeasonSteps;
/** Published games at noon, at one, at two and at the end, by the feed's id. */
const up = new Map<number, ReadonlyMap<string, Game>>();

async function look(hour: number): Promise<void> {
  const rows = await site.query<{ id: string; source_id: string }>(
    'select id, source_id from games',
  );
  const numbers = new Map(rows.map(({ id, source_id }) => [Number(id), source_id]));
  const games = await site.store.readPublishedGames();
  up.set(hour, new Map(games.map((one) => [numbers.get(one.id) ?? '', one])));
}

beforeAll(async () => {
  site = await startSeasonSite({ games: Object.values(GAMES), cards: [CARD] });
  walk = startWalk(site);
  const plans: readonly (readonly [hour: number, plan?: RunPlan])[] = [
    [9],
    [10.5],
    [11, swapped],
    [11.5],
    [12.25],
    [13.25],
    [13.75],
    [14.25],
    [15.25],
    [18.75],
    // While games are played, the feed swaps the sides of some.
    [19.25, swapped],
    [19.75, swapped],
    [21.75],
    [23.25],
    [25],
    [27],
  ];
  for (const [hour, plan = HEALTHY] of plans) {
    await walk.step(at(hour), plan);
    await look(hour);
  }
});
afterAll(() => site?.stop());

const shown = (name: Case, hour: number): Game | undefined => up.get(hour)?.get(GAMES[name].id);
const predictionId = (name: Case, hour: number) => shown(name, hour)?.prediction?.id;

interface Said {
  readonly kind: string;
  readonly payload: {
    readonly appendedAt: string;
    readonly counts?: boolean;
    readonly game: { readonly home: string; readonly away: string; readonly gameTime: string };
    readonly prediction: { readonly id: number; readonly recipe: { readonly inputs: object } };
    readonly market: string;
    readonly outcome: string;
    readonly predictionId: number;
  };
}

const said = async (name: Case): Promise<Said[]> => {
  const rows = await site.query<{ kind: string; payload: string }>(
    "select kind, payload from ledger where game_id = (select id from games where source_id = $1) and kind in ('prediction', 'grade') order by seq",
    [GAMES[name].id],
  );
  return rows.map(({ kind, payload }) => ({ kind, payload: JSON.parse(payload) }));
};
const predictions = async (name: Case) =>
  (await said(name)).filter(({ kind }) => kind === 'prediction');
const grades = async (name: Case) =>
  (await said(name)).filter(
    ({ kind, payload }) => kind === 'grade' && payload.market === 'moneyline',
  );

const names = ({ home, away }: ToldGame) => ({ home: home.team.name, away: away.team.name });

test('nothing is lost, every game is graded once and truly, and nothing looks fresher than it is', async () => {
  await checkGrades(site.query);
  const world = { games: Object.values(GAMES), cards: [] };
  expect(await checkNothingLost(site.query, world, at(27))).toBe(Object.keys(GAMES).length);
});

test('a game whose sides a feed names the wrong way round is said anew once they stand right', async () => {
  const wrong = shown('readWrongly', 11);
  const right = shown('readWrongly', 11.5);
  expect(wrong?.homeTeam.name).toBe(right?.awayTeam.name);
  // A prediction for one order of the sides is never shown for the other.
  expect(predictionId('readWrongly', 11)).not.toBe(predictionId('readWrongly', 10.5));
  const last = (await predictions('readWrongly')).at(-1);
  expect(last?.payload.game).toMatchObject(names(GAMES.readWrongly.first));
});

test('once a game has begun its sides stay, whatever a feed says, and it is graded by who won', async () => {
  for (const hour of [19.25, 19.75, 27]) {
    expect(shown('swappedAsItBegins', hour)?.homeTeam.name).toBe(
      GAMES.swappedAsItBegins.first.home.team.name,
    );
  }
  const [final] = await site.query(
    'select r.home_score, r.away_score from results r join games g on g.id = r.game_id where g.source_id = $1',
    [GAMES.swappedAsItBegins.id],
  );
  expect(final).toEqual({ home_score: HOME_WON.home, away_score: HOME_WON.away });
});

test('sides that change grounds before the start are predicted anew', async () => {
  const told = await predictions('changesGrounds');
  expect(told.at(-1)?.payload.game).toMatchObject(names(toldAt(GAMES.changesGrounds, at(27))));
  expect(await grades('changesGrounds')).toHaveLength(1);
});

test('the games of a doubleheader keep their pitchers, prices, predictions and grades apart', async () => {
  expect(shown('firstOfTwo', 12.25)?.availability?.home?.starter?.name).toBe('Early Arm');
  expect(shown('secondOfTwo', 12.25)?.availability?.home?.starter?.name).toBe('Late Arm');
  for (const name of ['firstOfTwo', 'secondOfTwo'] as const) {
    expect(shown(name, 12.25)?.odds.map(({ feed }) => feed)).toEqual(['bovada', 'espn']);
    expect(await grades(name)).toHaveLength(1);
  }
  expect(shown('firstOfTwo', 15.25)?.status).toBe('live');
  expect(shown('secondOfTwo', 15.25)?.status).toBe('scheduled');
  const seeds = ['firstOfTwo', 'secondOfTwo'].map(
    (name) => shown(name as Case, 12.25)?.prediction?.recipe.seed,
  );
  expect(new Set(seeds).size).toBe(2);
});

test('a postponed game keeps what was said, and is said anew and graded once where it is played', async () => {
  expect(shown('postponed', 13.25)).toMatchObject({ status: 'postponed' });
  expect(predictionId('postponed', 13.25)).toBe(predictionId('postponed', 11.5));
  const last = (await predictions('postponed')).at(-1);
  expect(last?.payload.game.gameTime).toBe(new Date(at(22)).toISOString());
  // What was said after the first start counts for nothing, and its line says so.
  expect(last?.payload.counts).toBe(false);
  const counting = (await predictions('postponed')).filter(({ payload }) => payload.counts ?? true);
  expect(counting.length).toBeGreaterThan(0);
  expect((await grades('postponed')).map(({ payload }) => payload.predictionId)).toEqual([
    counting.at(-1)?.payload.prediction.id,
  ]);
});

test('on neutral ground nobody is at home', async () => {
  expect(shown('neutral', 12.25)).toMatchObject({
    neutralSite: true,
    venue: { name: 'Wembley Stadium' },
  });
  expect(predictionId('neutral', 12.25)).not.toBe(predictionId('neutral', 9));
  expect(await grades('neutral')).toHaveLength(1);
});

test('a game that a feed lists under two numbers is one game', () => {
  const { home } = GAMES.listedTwice.first;
  for (const hour of [9, 12.25, 27]) {
    const same = [...(up.get(hour)?.values() ?? [])].filter(
      (one) => one.homeTeam.name === home.team.name,
    );
    expect(same.map(({ homeTeam }) => homeTeam.name)).toHaveLength(1);
  }
});

test('a start that is put off is shown, and what is said until then stands', async () => {
  expect(shown('later', 13.75)?.gameTime).toBe(new Date(at(17)).toISOString());
  expect(shown('later', 14.25)).toMatchObject({ status: 'scheduled' });
  expect(shown('later', 14.25)?.prediction).toBeDefined();
  expect(await grades('later')).toHaveLength(1);
});

test('after a start that is brought forward nothing is said', async () => {
  expect(shown('earlier', 12.25)?.gameTime).toBe(new Date(at(15)).toISOString());
  for (const { payload } of await predictions('earlier')) {
    expect(Date.parse(payload.appendedAt)).toBeLessThan(at(15));
  }
  expect(await grades('earlier')).toHaveLength(1);
});

test('another venue is shown as soon as it is told', () => {
  expect(shown('otherVenue', 11.5)?.venue?.name).toBe(GAMES.otherVenue.first.venue.name);
  expect(shown('otherVenue', 12.25)?.venue?.name).toBe(GAMES.otherVenue.first.away.venue.name);
});

test('another pitcher makes another prediction', () => {
  expect(shown('otherPitcher', 13.75)?.availability?.home?.starter?.name).toBe('Gerrit Cole');
  expect(shown('otherPitcher', 14.25)?.availability?.home?.starter?.name).toBe('Max Fried');
  expect(predictionId('otherPitcher', 14.25)).not.toBe(predictionId('otherPitcher', 13.75));
});

test('a bout with another fighter is said anew; with one who came too late, the stake comes back', async () => {
  const rows = await site.query<{ part: string; payload: string }>(
    "select part, payload from ledger where event_id is not null and kind = 'grade' order by seq",
  );
  const winners = rows
    .map(({ part, payload }) => [part, JSON.parse(payload)] as const)
    .filter(([, { market, basis }]) => market === 'moneyline' && basis === 'pick');
  const graded = new Map(winners);
  const opponents = (part: string) => [graded.get(part)?.pick, graded.get(part)?.opponent].sort();
  expect(opponents('2')).toEqual(['Charles Oliveira', 'Ilia Topuria']);
  expect(graded.get('1')?.outcome).toBe(
    graded.get('1')?.pick === 'Islam Makhachev' ? 'win' : 'loss',
  );
  expect(['push', 'void']).toContain(graded.get('3')?.outcome);
});

test('nothing that is up claims to be fresher than the feeds have made it', async () => {
  const rows = await site.query<{ id: string; source_id: string }>(
    'select id, source_id from games',
  );
  const ids = new Map(rows.map(({ id, source_id }) => [Number(id), source_id]));
  const runs = walk.times;
  await expect(checkFreshness(site.store, site.feeds, runs, ids)).resolves.toBeUndefined();
});
