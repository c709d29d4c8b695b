import { type FighterPage, fightersOf } from '#components/record/fightersOf.ts';
import { type TeamPage, teamPages } from '#components/record/teamPages.ts';
import { loadEvents } from '#content/events.ts';
import { sampleEvents } from '#content/samples/index.ts';
import { loadRatings } from '#content/slate.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { drawnSlate } from '#render/drawnSlate.tsx';

/** Every team that has a page. */
export async function loadTeamPages(): Promise<readonly TeamPage[]> {
  const { games } = await drawnSlate();
  const pages = await Promise.all(
    TEAM_LEAGUES.map(async (league) => teamPages(league, games, await loadRatings(league))),
  );
  return pages.flat();
}

/** Every fighter who has a page. */
export async function loadFighterPages(): Promise<readonly FighterPage[]> {
  const live = [...loadEvents('UFC'), ...loadEvents('Boxing')];
  return fightersOf([...(await sampleEvents('UFC')), ...live]);
}
