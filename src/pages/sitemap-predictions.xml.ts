import { sitemapXml } from '#components/feed/sitemapXml.ts';
import { drawnSlate } from '#layouts/drawnSlate.tsx';
import { SITE } from '#site';

/** The page of every game, dated by its prediction. */
export async function GET(): Promise<Response> {
  const { games } = await drawnSlate();
  const pages = games.map(({ id, prediction }) => ({
    url: new URL(`/game/${id}`, SITE.url).href,
    changed: prediction?.asOf,
  }));
  return new Response(sitemapXml(pages), { headers: { 'content-type': 'application/xml' } });
}
