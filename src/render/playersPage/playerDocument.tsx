import { renderToStaticMarkup } from 'react-dom/server';
import { crumbList } from '#components/game/gameTitle.ts';
import { PlayerPage } from '#components/players/PlayerPage.tsx';
import { type PlayerData, spokenOf } from '#components/players/playerData.ts';
import { boardCrumbs } from '#components/players/playersWords.ts';
import { SampleNotice } from '#components/shell/SampleNotice.tsx';
import { fitTitle } from '#components/ui/fitTitle.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { playerPath } from '#domain/players/playerPaths.ts';
import { statLabel } from '#domain/players/statText.ts';
import { fitDescription } from '../eventData/descriptions.ts';
import { gameFrame } from '../gamePage/gameFrame.ts';
import { HeadTags, type PageMeta } from '../HeadTags.tsx';

/** What a player's page says about itself. Without a game ahead no search engine keeps it. */
function metaOf(data: PlayerData): PageMeta & { readonly canonical: string } {
  const { league, name, next } = data;
  const stats = spokenOf(data).map((stat) => statLabel(stat).toLowerCase());
  const what = stats.length > 0 ? stats.join(', ') : 'his stats';
  return {
    title: fitTitle(
      `${name} projection: ${what}`,
      `${name} projection: floor and ceiling`,
      `${name} projection`,
    ),
    description: fitDescription(
      `${name}, ${LEAGUES[league].name}: ${what} from our simulated games, with floor and ceiling.`,
      'Any line with its chance and fair price.',
      'What he had in his last games beside what we said before.',
    ),
    canonical: playerPath(league, data),
    structuredData: [crumbList(boardCrumbs(league, name))],
    ...(!next && { robots: 'noindex, follow' }),
  };
}

/** A player's page in the last build's frame. */
export function playerDocument(shell: string, data: PlayerData): string {
  return gameFrame(shell)({
    head: renderToStaticMarkup(<HeadTags meta={metaOf(data)} now={data.now} />),
    sample: data.sample ? renderToStaticMarkup(<SampleNotice />) : '',
    page: renderToStaticMarkup(<PlayerPage {...data} />),
  }).toString();
}
