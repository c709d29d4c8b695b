import type { APIRoute } from 'astro';
import { feedPath, findLeague, TEAM_LEAGUES } from '#domain/league.ts';
import { predictionFeed } from '../_feed.ts';

export const getStaticPaths = () =>
  TEAM_LEAGUES.map((league) => ({ params: { league: league.toLowerCase() } }));

export const GET: APIRoute = ({ params }) => {
  const league = findLeague(params.league ?? '');
  if (!league) return new Response(undefined, { status: 404 });
  return predictionFeed(feedPath(league), league);
};
