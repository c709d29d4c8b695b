import type { APIRoute, GetStaticPaths } from 'astro';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { rssFeed } from '../_feed.ts';

export const getStaticPaths = (() =>
  TEAM_LEAGUES.map((league) => ({
    params: { league: league.toLowerCase() },
    props: { league },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => rssFeed(props.league);
