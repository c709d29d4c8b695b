import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { checkGame, isPossibleScore } from '#domain/plausible/game.ts';
import {
  badNumbers,
  badReasons,
  badTexts,
  mutate,
  mutations,
} from '../../reading/mutations.fixture.ts';
import { GAMES_AS_OF, gamesFixtureText } from './payloads.fixture.ts';
import { parseScoreboard } from './scoreboard.ts';

const FIXTURES = [
  ['nba', 'NBA'],
  ['nhl', 'NHL'],
  ['ncaaf', 'NCAAF'],
  ['hostile', 'EPL'],
] as const;

const read = (answer: unknown, league: League) =>
  parseScoreboard(answer, { league, asOf: GAMES_AS_OF, keyOf: (team) => team.abbreviation });

/** Faults in the feed's notes, apart from sides and score. */
function badNotes({ occasion, series, broadcasts, homeTeam, awayTeam }: FeedGame): unknown[] {
  const channels = Object.values(broadcasts ?? {}).flat();
  return [
    ...[occasion, series].filter((text) => text !== undefined && (!text || text.length > 120)),
    ...channels.filter((name) => !name || name.length > 40),
    ...(broadcasts && channels.length === 0 ? ['channels of nobody'] : []),
    ...(channels.length > 18 ? ['too many channels'] : []),
    ...[homeTeam.rank, awayTeam.rank].filter(
      (rank) => rank !== undefined && !(Number.isInteger(rank) && rank >= 1 && rank <= 25),
    ),
  ];
}

/** A board on which every game has all possible notes. */
function noted(text: string): string {
  const answer = JSON.parse(text);
  for (const event of answer.events) {
    const [competition] = event?.competitions ?? [];
    if (!competition) continue;
    Object.assign(competition, {
      notes: [{ type: 'event', headline: 'Rose Bowl' }],
      altGameNote: 'MLS Cup Playoffs, Final',
      series: { type: 'playoff', summary: 'Series tied 1-1' },
      broadcast: 'ABC/ESPN+',
      broadcasts: [
        { market: 'national', names: ['ABC', 'ESPN+'] },
        { market: 'home', names: ['YES'] },
      ],
      geoBroadcasts: [{ market: { type: 'Away' }, media: { shortName: 'NESN' } }],
    });
    for (const side of competition.competitors ?? []) side.curatedRank = { current: 5 };
  }
  return JSON.stringify(answer);
}

/** Why a game should have been refused; undefined if it is fine. */
function unsound(game: FeedGame): unknown {
  const { homeTeam, awayTeam, league } = game;
  const scores =
    game.status === 'live' || game.status === 'final' ? [game.score.home, game.score.away] : [];
  const prices = game.odds.flatMap(({ moneyline, spread, total }) =>
    [moneyline?.home, moneyline?.away, spread?.home, total?.over].flatMap((one) => one ?? []),
  );
  const problems = [
    ...badTexts(game),
    ...badNumbers(game),
    ...checkGame(game).problems,
    ...scores.filter((score) => !isPossibleScore(score, league)),
    ...prices.filter((price) => Math.abs(price) < 100 || Math.abs(price) > 100_000),
    ...[homeTeam, awayTeam].filter(
      ({ name, shortName, abbreviation }) =>
        !name || !shortName || !abbreviation || abbreviation.length > 8,
    ),
    ...(homeTeam.name === awayTeam.name ? ['the same team'] : []),
    ...(new Date(game.gameTime).toISOString() === game.gameTime ? [] : [game.gameTime]),
    ...(Number.isInteger(game.season) ? [] : [game.season]),
    ...badNotes(game),
  ];
  return problems.length > 0 ? problems : undefined;
}

test.each(FIXTURES)(
  'mutations of %s never throw and never let nonsense through',
  (name, league) => {
    const text = noted(gamesFixtureText(name));
    fc.assert(
      fc.property(mutations, (changes) => {
        const answer = JSON.parse(text);
        mutate(answer, changes);
        const found = read(answer, league);
        if (found.ok) {
          expect(found.value.games.flatMap((game) => unsound(game) ?? [])).toEqual([]);
          expect(badReasons(found.value.quarantined)).toEqual([]);
        } else
          expect(found.reason).toMatch(/^(sent no list of events|answered for another league)/);
        expect(({} as { polluted?: true }).polluted).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  },
);

test.each(FIXTURES)('%s: one mutated event costs no other', (name, league) => {
  const text = noted(gamesFixtureText(name));
  const whole = read(JSON.parse(text), league);
  const games = whole.ok ? whole.value.games : [];
  fc.assert(
    fc.property(fc.nat(), mutations, (at, changes) => {
      const answer = JSON.parse(text);
      const event = answer.events[at % answer.events.length];
      const id = event?.id;
      mutate(event, changes);
      const found = read(answer, league);
      const others = games.filter(({ sourceId }) => sourceId !== id);
      expect(found).toMatchObject({ ok: true });
      const after = found.ok ? found.value.games : [];
      for (const other of others) expect(after).toContainEqual(other);
    }),
    { numRuns: 100 },
  );
});
