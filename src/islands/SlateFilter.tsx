import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { $counts, $league, chooseLeague, type LeagueCount, leagueOf } from '#client/slateFilter.ts';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { LEAGUES, type League, leaguePath } from '#domain/league.ts';
import { GamesFailed, GamesLoading } from './GamesStates.tsx';
import { useHydrated } from './useHydrated.ts';

interface ChipsProps {
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

/** A chip a league, and one for all. */
function LeagueChips({ counts, chosen, onChoose }: ChipsProps) {
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

interface Props {
  readonly counts: readonly LeagueCount[];
  readonly limit: number;
  /** The cards of all leagues, as built. */
  readonly children?: ReactNode;
}

const NoScript = () => <GamesFailed onRetry={() => location.reload()} />;

// Cards and answer checks are loaded with the first choice: most readers never filter.
const LeagueGames = lazy(() =>
  import('./LeagueGames.tsx').then(
    (module) => ({ default: module.LeagueGames }),
    () => ({ default: NoScript }),
  ),
);

function Filter({ counts, limit, children }: Props) {
  const hydrated = useHydrated();
  const league = useStore($league, { ssr: 'initial' });
  const later = useStore($counts, { ssr: 'initial' });
  useEffect(() => $league.set(leagueOf(location.search)), []);
  return (
    <>
      <LeagueChips
        counts={later ?? counts}
        chosen={league}
        onChoose={hydrated ? chooseLeague : undefined}
      />
      <div className="mt-3" hidden={league !== undefined}>
        {children}
      </div>
      {league !== undefined && (
        <div className="mt-4">
          <Suspense fallback={<GamesLoading leagueName={LEAGUES[league].name} />}>
            <LeagueGames league={league} limit={limit} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** League filter over a list of games. Without JavaScript: links and the list as built. */
export const SlateFilter = (props: Props) => (
  <SectionBoundary>
    <Filter {...props} />
  </SectionBoundary>
);
