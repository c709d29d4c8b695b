import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { GOLF_TOURS } from '#domain/leagues/eventLeague.ts';
import { LEGAL_NAMES, legalPath } from '#domain/product/legal.ts';
import { SEASON_LEAGUES } from '#domain/season/formats/index.ts';
import { POOL_LEAGUES, poolsPath } from '#domain/season/pools/poolLeagues.ts';
import { seasonPath } from '#domain/season/seasonPaths.ts';
import { TOOL_IDS, toolPath } from '#domain/tools/links.ts';

/** One screen of each kind: what holds for it in a browser holds for all others of its kind. */
export const TEMPLATES = [
  '/',
  '/predictions',
  '/league/nba',
  '/league-not-found',
  '/betting-academy',
  '/responsible-gambling',
  '/terms-of-service',
  '/subscribe',
  '/account',
  '/my-bets',
  '/member',
  '/alerts',
  '/subscribe/done',
  '/track-record',
  '/verify',
  '/track-record/picks',
  '/where-we-were-wrong',
  '/features',
  '/about',
  '/status',
  '/search',
  '/search?q=lakers',
  '/feeds',
  '/embed',
  '/developers',
  '/data',
  '/settlement',
  '/season',
  '/season/nfl',
  '/pools',
  '/pools/nfl',
  '/prices',
  '/prices/hold',
  '/players',
  '/players/nfl',
  '/check',
  '/tools',
  '/tools/odds-converter',
  '/tools/parlay',
  '/tools/half-point',
  '/ufc',
  '/boxing',
  '/tennis',
  '/f1',
  '/nascar',
  '/golf',
  '/golf/pga-tour',
] as const;

/** Every other screen, drawn by the same templates. */
export const OTHERS: readonly string[] = [
  ...TEAM_LEAGUES.map((league) => `/league/${league.toLowerCase()}`),
  ...SEASON_LEAGUES.map(seasonPath),
  ...POOL_LEAGUES.map(poolsPath),
  ...GOLF_TOURS.map((tour) => `/golf/${tour}`),
  ...LEGAL_NAMES.map(legalPath),
  ...TOOL_IDS.map((id) => toolPath(id)),
].filter((path) => !TEMPLATES.some((template) => template === path));
