import { sitemapXml } from '#components/feed/sitemapXml.ts';
import { playerPagesOf } from '#domain/players/playersWithPages.ts';
import { matchPath } from '#domain/product/paths.ts';
import { drawnSlate } from '#render/drawnSlate.tsx';
import { SITE } from '#site';
import { loadMatches } from './_matches.ts';

/** The page of every game, tennis match, and player with a game ahead, dated by its prediction. */
export async function GET(): Promise<Response> {
  const { games } = await drawnSlate();
  const matches = await loadMatches();
  const pages = [
    ...games.map(({ id, prediction }) => ({ path: `/game/${id}`, changed: prediction?.asOf })),
    ...[...playerPagesOf(games)].map(([path, changed]) => ({ path, changed })),
    ...matches.map((match) => ({ path: matchPath(match), changed: match.prediction.asOf })),
  ].map(({ path, changed }) => ({ url: new URL(path, SITE.url).href, changed }));
  return new Response(sitemapXml(pages), { headers: { 'content-type': 'application/xml' } });
}
