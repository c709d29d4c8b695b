import { LEAGUES, type League, leaguePath } from '#domain/leagues/league.ts';
import { POOLS_PATH, type PoolKind, poolsOf } from '#domain/season/pools/poolLeagues.ts';
import type { Crumb } from '../game/Breadcrumb.tsx';
import { fitTitle } from '../ui/fitTitle.ts';

export const POOL_WORDS: Readonly<Record<PoolKind, string>> = {
  survivor: 'Survivor',
  confidence: 'Confidence',
  bracket: 'Bracket',
};

/** "survivor, confidence and bracket" */
function kindsText(league: League): string {
  const words = poolsOf(league).map((kind) => POOL_WORDS[kind].toLowerCase());
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

export const poolsTitle = (league: League): string =>
  fitTitle(
    `${LEAGUES[league].name} pools: ${kindsText(league)} picks`,
    `${LEAGUES[league].name} pools: ${kindsText(league)}`,
    `${LEAGUES[league].name} pools`,
  );

/** What a search result says of a league's pools. */
export const poolsDescription = (league: League): string =>
  `${LEAGUES[league].name} ${kindsText(league)} pool: every choice with its chance, from the simulated seasons behind our odds. Free, without an account.`;

export const poolsCrumbs = (league: League): readonly Crumb[] => [
  { text: 'Home', href: '/' },
  { text: 'Pools', href: POOLS_PATH },
  { text: LEAGUES[league].name, href: leaguePath(league) },
  { text: 'Pool' },
];
