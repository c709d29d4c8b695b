import { expect, test } from 'vitest';
import { seasonView } from '#contract/season/endpoints.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import { initialRatings } from '#engine/index.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { forecastSeasons } from './forecastSeasons.ts';
import { isSeasonFollowed } from './isSeasonFollowed.ts';
import { askSchedules } from './schedule.ts';

const { store, lease } = await storeWithLease();
const logged: string[] = [];

/** Few seasons: whether each league's can be played, not how it ends. */
const SEASONS = 200;

/** The sample's seasons of every league that is played on a day, as a run makes them. */
async function forecast(day: string): Promise<readonly string[]> {
  const leagues = TEAM_LEAGUES.filter((league) => isSeasonFollowed(league, day));
  const context = {
    store,
    lease,
    now: new Date(`${day}T16:00:00Z`),
    source: sampleSource(),
    seasons: SEASONS,
    scope: { kind: 'full', leagues, sports: [] },
    log: (line: string) => logged.push(line),
  } as unknown as RefreshContext;
  await askSchedules(context);
  const known = leagues.filter((league) => seasonFormatOf(league, seasonOf(league, day)));
  await forecastSeasons(context, new Map(known.map((league) => [league, initialRatings(league)])));
  return known;
}

test.each(['2026-11-27', '2027-05-20'])(
  'every league’s sample season of %s is played',
  async (day) => {
    const leagues = await forecast(day);
    expect(leagues.length).toBeGreaterThan(4);
    expect(logged.filter((line) => line.startsWith('season odds'))).toEqual([]);
    for (const league of TEAM_LEAGUES.filter((one) => leagues.includes(one))) {
      const row = await store.readSeasonView(league, true);
      const view = row && seasonView.answer.parse(JSON.parse(row.view));
      expect([league, view?.day]).toEqual([league, day]);
      const bad = view?.teams.filter(({ odds, name }) => odds.length === 0 || name === '');
      expect(bad).toEqual([]);
    }
  },
);
