import { startTestServer, type TestServer } from '#feeds/reading/misbehaving.fixture.ts';
import { whereAnswered } from '#local/standins/feeds/feedRefusal.fixture.ts';

const side = (homeAway: string, name: string, short: string) => ({
  homeAway,
  team: {
    id: short,
    displayName: name,
    shortDisplayName: short,
    abbreviation: short.slice(0, 3).toUpperCase(),
  },
});

const scoreboard = (start: Date) => ({
  leagues: [{ id: '9999', slug: 'isl.1', uid: 's:600~l:9999' }],
  events: [
    {
      id: '771',
      uid: 's:600~l:9999~e:771',
      date: start.toISOString(),
      season: { year: start.getUTCFullYear(), type: 1 },
      competitions: [
        {
          competitors: [
            side('home', 'Skye Camanachd', 'Skye'),
            side('away', 'Uist Athletic', 'Uist'),
          ],
          venue: { fullName: 'The Braes', address: { city: 'Portree' } },
          status: { type: { name: 'STATUS_SCHEDULED', state: 'pre', completed: false } },
          odds: [
            {
              provider: { id: '58', name: 'ESPN BET' },
              homeTeamOdds: { moneyLine: -110 },
              awayTeamOdds: { moneyLine: '+300' },
              drawOdds: { moneyLine: 250 },
            },
          ],
        },
      ],
    },
  ],
});

const price = (american: string) => ({ american });

const coupon = (start: Date) => [
  {
    path: [{ description: 'Isles', link: '/soccer/isles/league', type: 'LEAGUE' }],
    events: [
      {
        id: '1',
        type: 'GAMEEVENT',
        status: 'U',
        live: false,
        startTime: start.getTime(),
        competitors: [
          { id: '1-1', name: 'Skye', home: true },
          { id: '1-2', name: 'Uist', home: false },
        ],
        displayGroups: [
          {
            description: 'Game Lines',
            markets: [
              {
                key: '3W-1X2',
                status: 'O',
                period: { description: 'Game', main: true, live: false },
                outcomes: [
                  { type: 'H', status: 'O', price: price('-105') },
                  { type: 'D', status: 'O', price: price('+245') },
                  { type: 'A', status: 'O', price: price('+290') },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** ESPN and Bovada with one game of the made-up league at its own paths; other leagues have none, other addresses are refused. */
export const startMadeUpFeeds = (start: Date): Promise<TestServer> =>
  startTestServer(
    whereAnswered(({ url = '' }, response) => {
      const answer = url.includes('/soccer/isl.1/scoreboard')
        ? scoreboard(start)
        : url.includes('/description/soccer/isles/league')
          ? coupon(start)
          : url.includes('/coupon/')
            ? []
            : url.includes('/scoreboard')
              ? { events: [] }
              : undefined;
      if (answer === undefined) response.writeHead(404);
      response.end(JSON.stringify(answer ?? {}));
    }),
  );
