import { findLeague } from '#domain/leagues/findLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import type { EmbedTheme } from '#render/embed/embedStyle.ts';

/** A card address: a game's, or a league's next game's. */
export type EmbedAddress = {
  /** Canonical path and query; every other spelling redirects there. */
  readonly canonical: string;
  readonly theme: EmbedTheme | undefined;
} & (
  | { readonly kind: 'game'; readonly id: number }
  | { readonly kind: 'league'; readonly league: League }
);

const GAME = /^\/embed\/game\/(\d{1,15})$/;
const LEAGUE = /^\/embed\/league\/([a-z]+)$/i;

const themeIn = (search: URLSearchParams): EmbedTheme | undefined => {
  const theme = search.get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};

const spelled = (path: string, theme: EmbedTheme | undefined) => ({
  canonical: theme === undefined ? path : `${path}?theme=${theme}`,
  theme,
});

/** Parses "/embed/game/123" and "/embed/league/nfl", with "?theme=dark"; undefined for other addresses. */
export function embedAddress({ pathname, searchParams }: URL): EmbedAddress | undefined {
  const theme = themeIn(searchParams);
  const [, digits] = GAME.exec(pathname) ?? [];
  if (digits !== undefined) {
    const id = Number(digits);
    return { kind: 'game', id, ...spelled(`/embed/game/${id}`, theme) };
  }
  const league = findLeague(LEAGUE.exec(pathname)?.[1] ?? '');
  const path = `/embed/league/${league?.toLowerCase()}`;
  return league && { kind: 'league', league, ...spelled(path, theme) };
}
