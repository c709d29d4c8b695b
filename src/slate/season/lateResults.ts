import type { LateResult } from '#domain/season/latelyOf.ts';
import type { SeasonFixture } from '#domain/season/seasonFixture.ts';

const EXTRA = { regulation: 0, overtime: 1, shootout: 2 } as const;

/** Finished games between sides of the league, with their days. */
export const lateResults = (fixtures: readonly SeasonFixture[]): readonly LateResult[] =>
  fixtures.flatMap((fixture) => {
    const { home, away, start } = fixture;
    if (fixture.status !== 'final' || start === undefined) return [];
    if (home.key === undefined || away.key === undefined) return [];
    return [
      {
        gameTime: start,
        homeKey: home.key,
        awayKey: away.key,
        ...fixture.score,
        extra: EXTRA[fixture.ended],
      },
    ];
  });
