import { renderToStaticMarkup } from 'react-dom/server';
import { crumbList } from '#components/game/gameTitle.ts';
import { type BoardData, BoardPage } from '#components/players/BoardPage.tsx';
import { boardCrumbs } from '#components/players/playersWords.ts';
import { SampleNotice } from '#components/shell/SampleNotice.tsx';
import { LEAGUES } from '#domain/leagues/league.ts';
import { askedPath } from '#domain/players/board/boardAsked.ts';
import { boardPath } from '#domain/players/playerPaths.ts';
import { SITE } from '#site';
import { gameFrame } from '../gamePage/gameFrame.ts';
import { HeadTags, type PageMeta } from '../HeadTags.tsx';

/** What a board says about itself; search engines keep a league's board, and none of its filters. */
function metaOf({ asked, refused }: BoardData): PageMeta & { readonly canonical: string } {
  const { league } = asked;
  const { name } = LEAGUES[league];
  const isWhole = askedPath(asked) === boardPath(league) && !refused;
  return {
    title: `${name} player projections | ${SITE.name}`,
    description: `Every expected ${name} player’s next game from our simulated games: mean, floor and ceiling of each stat, and fantasy points.`,
    keywords: [`${name} player projections`, `${name} fantasy projections`, 'floor and ceiling'],
    canonical: boardPath(league),
    structuredData: [crumbList(boardCrumbs(league))],
    ...(!isWhole && { robots: 'noindex, follow' }),
  };
}

/** A league's board in the last build's frame. */
export function boardDocument(shell: string, data: BoardData): string {
  const sample = data.games.some((game) => game.sample);
  return gameFrame(shell)({
    head: renderToStaticMarkup(<HeadTags meta={metaOf(data)} now={data.now} />),
    sample: sample ? renderToStaticMarkup(<SampleNotice />) : '',
    page: renderToStaticMarkup(<BoardPage {...data} />),
  }).toString();
}
