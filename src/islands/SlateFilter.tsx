import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { $counts, $league, chooseLeague, type LeagueCount, leagueOf } from '#client/slateFilter.ts';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { LEAGUES } from '#domain/league.ts';
import { GamesFailed } from './GamesFailed.tsx';
import { GamesLoading } from './GamesLoading.tsx';
import { LeagueChips } from './LeagueChips.tsx';
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
