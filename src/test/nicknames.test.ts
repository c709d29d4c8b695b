import { expect, test } from 'vitest';
import { NICKNAMES } from '#content/search/nicknameTables.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';

/** College tables hold the schools of the samples only; the ratings know the others. */
const COLLEGE: readonly League[] = ['NCAAF', 'NCAAB'];

test('nicknames stand beside a name that a feed uses', () => {
  for (const [league, teams] of NICKNAMES) {
    const found = Object.keys(LEAGUES).find((each) => each === league) as League;
    if (COLLEGE.includes(found)) continue;
    const facts = JSON.stringify(FEED_FACTS[found]);
    for (const name of teams.keys())
      expect(facts, `${league}: ${name}`).toContain(JSON.stringify(name).slice(1, -1));
  }
});
