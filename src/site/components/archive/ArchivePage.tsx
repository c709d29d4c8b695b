import type { ArchiveAsked } from '#domain/archive/archiveAsked.ts';
import { archiveLeaguePath, archiveMonthPath, monthName } from '#domain/archive/archivePaths.ts';
import type { PastMonth } from '#domain/archive/pastMonth.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { EVENT_LEAGUES } from '#domain/leagues/eventLeague.ts';
import { leagueLabel } from '#domain/record/leagueLabel.ts';
import { counted } from '#domain/words/counted.ts';
import { Breadcrumb } from '../game/Breadcrumb.tsx';
import { archiveTitle, crumbsOf, ledeOf } from './archiveWords.ts';
import { contestWords } from './contestWord.ts';
import { PastEvents } from './PastEvents.tsx';
import { PastList } from './PastList.tsx';

const MonthLink = ({ of: { league, month, contests } }: { readonly of: PastMonth }) => (
  <>
    <a href={archiveMonthPath(league, month)}>{monthName(month)}</a>{' '}
    <span className="subline whitespace-nowrap">{counted(contests, ...contestWords(league))}</span>
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
            {[...TEAM_LEAGUES, ...EVENT_LEAGUES].flatMap((league) => {
              const [latest, ...earlier] = byLeague.get(league) ?? [];
              if (!latest) return [];
              return [
                <tr key={league}>
                  <th scope="row">{leagueLabel(league)}</th>
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
function Beside({ asked }: { readonly asked: Extract<ArchiveAsked, { month: string }> }) {
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
      {'games' in asked ? (
        <PastList games={asked.games.toReversed()} />
      ) : (
        <PastEvents events={asked.events.toReversed()} one={contestWords(asked.league)[0]} />
      )}
      {'month' in asked && <Beside asked={asked} />}
    </>
  );
}

/** Past contests: of all leagues, a league, a month of it, a team, or somebody who took part. */
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
