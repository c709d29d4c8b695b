import type { ArchiveAsked } from '#domain/archive/archiveAsked.ts';
import {
  ARCHIVE_PATH,
  archiveLeaguePath,
  archiveMonthPath,
  monthName,
} from '#domain/archive/archivePaths.ts';
import type { PastMonth } from '#domain/archive/pastGame.ts';
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
      return `${asked.name}: past games`;
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

/** Months with their number of games, as links. */
const Months = ({ months }: { readonly months: readonly PastMonth[] }) => (
  <ul className="link-list">
    {months.map(({ league, month, games }) => (
      <li key={`${league} ${month}`}>
        <a href={archiveMonthPath(league, month)}>{monthName(month)}</a>{' '}
        <span className="subline">{counted(games, 'game')}</span>
      </li>
    ))}
  </ul>
);

function Leagues({ months }: { readonly months: readonly PastMonth[] }) {
  return [...Map.groupBy(months, ({ league }) => league)].map(([league, own]) => (
    <section key={league} className="section pb-0">
      <div className="section-head">
        <h2>{LEAGUES[league].name}</h2>
        <p>
          <a href={archiveLeaguePath(league)}>{counted(own.length, 'month')}</a>
        </p>
      </div>
      <Months months={own.slice(0, 3)} />
    </section>
  ));
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
