import { LEAGUES, type League, leaguePath } from '#domain/leagues/league.ts';

interface Props {
  /** Leagues with games and how many, in the header's order. */
  readonly counts: readonly { readonly league: League; readonly games: number }[];
}

/** One link per league, and one for all. In lists that can be filtered, buttons replace them (site/scripts/leagueFilter.ts). */
export function LeagueChips({ counts }: Props) {
  if (counts.length === 0) return null;
  const all = counts.reduce((sum, { games }) => sum + games, 0);
  const chips = [
    { league: undefined, text: 'All', games: all, href: '/predictions' },
    ...counts.map(({ league, games }) => ({
      league,
      text: LEAGUES[league].name,
      games,
      href: leaguePath(league),
    })),
  ];
  return (
    <nav className="chips" aria-label="Filter by league">
      {chips.map(({ league, text, games, href }) => (
        <a
          key={text}
          className="chip"
          href={href}
          data-league={league ?? ''}
          aria-current={league === undefined ? 'true' : undefined}
        >
          {text} <span>{games}</span>
        </a>
      ))}
    </nav>
  );
}
