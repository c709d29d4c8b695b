import type { ArchiveAsked } from '#domain/archive/archiveAsked.ts';
import {
  ARCHIVE_PATH,
  archiveLeaguePath,
  archiveMonthPath,
  monthName,
} from '#domain/archive/archivePaths.ts';
import type { PastMonth } from '#domain/archive/pastGame.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { counted } from '#domain/words/counted.ts';
import { Breadcrumb, type Crumb } from '../game/Breadcrumb.tsx';
import { archiveCrumbs } from './keptCrumbs.ts';
import { PastList, tallyOf } from './PastList.tsx';

/** "NFL, November 2026: past games" */
export function archiveTitle(asked: ArchiveAsked): string {
  switch (asked.of) {
    case 'all':
      return 'Past games';
    case 'league':
      return `${LEAGUES[asked.league].name}: past games`;
    case 'month':
      return `${LEAGUES[asked.league].name}, ${monthName(asked.month)}: past games`;
    case 'team':
      return `${asked.name}, ${LEAGUES[asked.league].name}: past games`;
  }
}

export function archivePathOf(asked: ArchiveAsked): string {
  switch (asked.of) {
    case 'all':
      return ARCHIVE_PATH;
    case 'league':
      return archiveLeaguePath(asked.league);
    case 'month':
      return archiveMonthPath(asked.league, asked.month);
    case 'team':
      return `${archiveLeaguePath(asked.league)}/${asked.part}`;
  }
}

export function crumbsOf(asked: ArchiveAsked): readonly Crumb[] {
  if (asked.of === 'all') return [{ text: 'Home', href: '/' }, { text: 'Past games' }];
  const down = archiveCrumbs(asked.league);
  if (asked.of === 'league') return [...down.slice(0, -1), { text: 'Past games' }];
  return [...down, { text: asked.of === 'month' ? monthName(asked.month) : asked.name }];
}

const MonthLink = ({ of: { league, month, games } }: { readonly of: PastMonth }) => (
  <>
    <a href={archiveMonthPath(league, month)}>{monthName(month)}</a>{' '}
    <span className="subline whitespace-nowrap">{counted(games, 'game')}</span>
  </>
);

/** A league's months, the latest first. */
const Months = ({ months }: { readonly months: readonly PastMonth[] }) => (
  <ul className="panel content mt-4">
    {months.map((of) => (
      <li key={of.month}>
        <MonthLink of={of} />
      </li>
    ))}
  </ul>
);

/** Each league with its latest month. */
function Leagues({ months }: { readonly months: readonly PastMonth[] }) {
  const byLeague = Map.groupBy(months, ({ league }) => league);
  return (
    <div className="panel mt-4">
      <div className="content">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">League</th>
              <th scope="col" className="left">
                Latest
              </th>
              <th scope="col">All</th>
            </tr>
          </thead>
          <tbody>
            {TEAM_LEAGUES.flatMap((league) => {
              const [latest, ...earlier] = byLeague.get(league) ?? [];
              if (!latest) return [];
              return [
                <tr key={league}>
                  <th scope="row">{LEAGUES[league].name}</th>
                  <td className="left">
                    <MonthLink of={latest} />
                  </td>
                  <td>
                    <a href={archiveLeaguePath(league)}>{counted(earlier.length + 1, 'month')}</a>
                  </td>
                </tr>,
              ];
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Links to the league's months before and after one. */
function Beside({ asked }: { readonly asked: Extract<ArchiveAsked, { of: 'month' }> }) {
  const own = asked.months.map(({ month }) => month);
  const earlier = own.find((month) => month < asked.month);
  const later = own.findLast((month) => month > asked.month);
  return (
    <nav className="pages" aria-label="Months">
      {later !== undefined && (
        <a href={archiveMonthPath(asked.league, later)}>{monthName(later)}</a>
      )}
      {earlier !== undefined && (
        <a href={archiveMonthPath(asked.league, earlier)}>{monthName(earlier)}</a>
      )}
    </nav>
  );
}

function List({ asked }: { readonly asked: ArchiveAsked }) {
  if (asked.of === 'all') return <Leagues months={asked.months} />;
  if (asked.of === 'league') return <Months months={asked.months} />;
  return (
    <>
      <PastList games={asked.games.toReversed()} />
      {asked.of === 'month' && <Beside asked={asked} />}
    </>
  );
}

function ledeOf(asked: ArchiveAsked): string {
  if ('games' in asked && asked.games.length > 0) {
    return `${counted(asked.games.length, 'game')} that we forecast: ${tallyOf(asked.games)}.`;
  }
  const some = 'games' in asked ? asked.games.length > 0 : asked.months.length > 0;
  return some
    ? 'Every game that we forecast keeps its page: what we said, what came of it, and the proof.'
    : 'Nothing here yet: a game is listed once it has begun.';
}

/** Past games: of all leagues, a league, a month of it, or a team. */
export const ArchivePage = ({ asked }: { readonly asked: ArchiveAsked }) => (
  <div className="wrap pb-16">
    <Breadcrumb crumbs={crumbsOf(asked)} />
    <div className="head pt-2">
      <div>
        <h1>{archiveTitle(asked)}</h1>
        <p className="subline">{ledeOf(asked)}</p>
      </div>
    </div>
    <List asked={asked} />
  </div>
);
