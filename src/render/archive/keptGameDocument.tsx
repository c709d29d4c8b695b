import { renderToStaticMarkup } from 'react-dom/server';
import { gameSaidAndCame } from '#components/archive/cameOut.ts';
import { KeptGamePage } from '#components/archive/KeptGamePage.tsx';
import { keptCrumbs } from '#components/archive/keptCrumbs.ts';
import { crumbList, gameKeywords, gameTitle } from '#components/game/gameTitle.ts';
import type { LiveShown } from '#components/live/LivePanel.tsx';
import { SampleNotice } from '#components/shell/SampleNotice.tsx';
import type { KeptGame } from '#domain/archive/keptGame.ts';
import { isClosed } from '#domain/game/freshness.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { easternDate, fullDate } from '#domain/time/time.ts';
import { fitDescription } from '../eventData/descriptions.ts';
import { gameData } from '../eventData/gameData.ts';
import { frameCard } from '../gamePage/frameCard.ts';
import { gameFrame } from '../gamePage/gameFrame.ts';
import { teamPathsIn } from '../gamePage/teamPathsIn.ts';
import { HeadTags } from '../HeadTags.tsx';
import { shellPart } from '../shellParts.ts';

/** What a search result says of it: the day, the result, and what we had said. */
function descriptionOf(kept: KeptGame): string {
  const { league, awayTeam, homeTeam, gameTime, status } = kept.game;
  const score = status === 'final' ? `: ${kept.game.score.away}–${kept.game.score.home}` : '';
  const teams = `${awayTeam.shortName} at ${homeTeam.shortName}, ${LEAGUES[league].name}, ${fullDate(easternDate(gameTime))}${score}.`;
  return fitDescription(`${teams} ${gameSaidAndCame(kept)}`, 'Graded, with the proof.');
}

interface KeptPageData {
  readonly kept: KeptGame;
  /** How it was played, minute by minute; absent if no look saw it. */
  readonly live?: LiveShown | undefined;
  readonly now: Date;
}

/** A past game's page, in the last build's frame for its league. It follows no slate. */
export function keptGameDocument(shell: string, { kept, live, now }: KeptPageData): string {
  const { game } = kept;
  const description = descriptionOf(kept);
  const meta = {
    title: gameTitle(game),
    description,
    keywords: gameKeywords(game),
    canonical: `/game/${game.id}`,
    feedOf: game.league,
    image: frameCard(shellPart(shell, 'head'), `${LEAGUES[game.league].name} predictions`),
    structuredData: [crumbList(keptCrumbs(game)), gameData(game, description)],
    ...((game.sample || !isClosed(game, now)) && { robots: 'noindex' }),
  };
  const teamPaths = teamPathsIn(shellPart(shell, 'page'));
  return gameFrame(shell)({
    head: renderToStaticMarkup(<HeadTags meta={meta} now={now} />),
    sample: game.sample ? renderToStaticMarkup(<SampleNotice />) : '',
    page: renderToStaticMarkup(
      <KeptGamePage kept={kept} live={live} teamPaths={teamPaths} now={now} />,
    ),
  }).toString();
}
