import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { $league, chooseLeague, leagueOf } from '#client/slateFilter.ts';
import { LEAGUES } from '#domain/league.ts';
import { GamesFailed } from './GamesFailed.tsx';
import { GamesLoading } from './GamesLoading.tsx';
import { LeagueChips, type LeagueCount } from './LeagueChips.tsx';
import { useHydrated } from './useHydrated.ts';

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

/** League filter over a list of games. Without JavaScript: links and the list as built. */
export function SlateFilter({ counts, limit, children }: Props) {
  const hydrated = useHydrated();
  const league = useStore($league, { ssr: 'initial' });
  useEffect(() => $league.set(leagueOf(location.search)), []);
  return (
    <>
      <LeagueChips counts={counts} chosen={league} onChoose={hydrated ? chooseLeague : undefined} />
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
