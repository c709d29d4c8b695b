import type { LeagueCount } from '#client/slateFilter.ts';
import { LEAGUES, type League, leaguePath } from '#domain/league.ts';

interface Props {
  readonly counts: readonly LeagueCount[];
  readonly chosen: League | undefined;
  /** Absent before the page has its script: the chips are links to the league pages then. */
  readonly onChoose?: ((league: League | undefined) => void) | undefined;
}

interface ChipProps {
  readonly text: string;
  readonly games: number;
  readonly href: string;
  readonly on: boolean;
  readonly onChoose?: (() => void) | undefined;
}

function Chip({ text, games, href, on, onChoose }: ChipProps) {
  const label = (
    <>
      {text} <span>{games}</span>
    </>
  );
  if (onChoose === undefined) {
    return (
      <a className="chip" href={href} aria-current={on ? 'page' : undefined}>
        {label}
      </a>
    );
  }
  return (
    <button type="button" className="chip" aria-pressed={on} onClick={onChoose}>
      {label}
    </button>
  );
}

/** The league filter above a list of games. */
export function LeagueChips({ counts, chosen, onChoose }: Props) {
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
        <Chip
          key={text}
          text={text}
          games={games}
          href={href}
          on={league === chosen}
          onChoose={onChoose && (() => onChoose(league))}
        />
      ))}
    </nav>
  );
}
