import { findLeague } from '#domain/leagues/findLeague.ts';
import type { League } from '#domain/leagues/league.ts';
import type { EmbedTheme } from '#render/embed/embedStyle.ts';

/** What an address of cards asks for: one game's, or that of a league's next game. */
export type EmbedAddress = {
  /** Path and query under which it is answered; every other spelling leads there. */
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

/** Reads "/embed/game/123" and "/embed/league/nfl", with "?theme=dark"; undefined for what is none. */
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
