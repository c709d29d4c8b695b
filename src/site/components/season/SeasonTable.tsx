import { signed } from '#domain/numbers/numbers.ts';
import { pointsCount, recordOrder } from '#domain/season/counted.ts';
import { isClosedTo } from '#domain/season/isClosedTo.ts';
import { movedRuns } from '#domain/season/movedRuns.ts';
import { type SeasonOrder, seasonOrderPath, seasonOrders } from '#domain/season/seasonPaths.ts';
import type { SeasonTeam, SeasonView } from '#domain/season/seasonView.ts';
import { seasonStandingText } from '#domain/season/standingText.ts';
import { Crest } from '../game/Crest.tsx';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import { type Axis, expectedAxis } from './drawnCells.ts';
import { ClosedCell, ExpectedCell, OddsCell, PlaceStrip, RangeLine } from './SeasonCells.tsx';
import { ratingTrend, TeamLately } from './TeamLately.tsx';

interface Shared {
  readonly view: SeasonView;
  readonly order: SeasonOrder;
  /** Page of a team by its name. */
  readonly pathOf: (name: string) => string | undefined;
  /** Places of the goals that a phone has room for; absent: the whole table, which scrolls sideways there. */
  readonly phone?: readonly number[] | undefined;
  /** Whether a phone shows the places, too. */
  readonly phonePlaces?: boolean;
}

interface HeadProps extends Pick<Shared, 'view' | 'order'> {
  readonly by: SeasonOrder['by'];
  readonly goal?: number;
  readonly text: string;
  readonly className?: string | undefined;
}

/** Whether a goal's column, or the places, stand on a phone. */
const widthOf = (isShown: boolean): string | undefined => (isShown ? undefined : 'wide-only');

/** A column's title: a link to all teams in its order. */
function Head({ view, order, by, goal, text, className }: HeadProps) {
  const to = seasonOrders(view).find((each) => each.by === by && each.goal === goal);
  const isOn = order.by === by && order.goal === goal;
  return (
    <th scope="col" className={className} aria-sort={isOn ? 'descending' : undefined}>
      <a
        className="sort"
        data-keep-set
        href={to && seasonOrderPath(view.league, to)}
        aria-current={isOn ? 'true' : undefined}
      >
        {text}
      </a>
    </th>
  );
}

interface RowProps extends Omit<Shared, 'order'> {
  readonly team: SeasonTeam;
  readonly axis: Axis;
}

function Row({ view, team, axis, pathOf, phone, phonePlaces }: RowProps) {
  const { shortName, lately, rating, expected } = team;
  const path = pathOf(team.name);
  const [last] = lately;
  const trend = ratingTrend(team);
  return (
    <tr data-team={team.number}>
      <th scope="row">
        <div className="season-team">
          <Crest team={team} />
          <div>
            {path === undefined ? <b>{shortName}</b> : <a href={path}>{shortName}</a>}
            <small className="wide-only">
              {seasonStandingText(team)}
              {last !== undefined && <span className="lately">{`, ${last}`}</span>}
            </small>
            <TeamLately team={team} />
          </div>
        </div>
      </th>
      <td className="wide-only">
        {signed(rating, 1)}
        {trend !== undefined && <small>{trend}</small>}
      </td>
      <ExpectedCell expected={expected} />
      <td className="wide-only season-drawn">
        <RangeLine expected={expected} axis={axis} />
      </td>
      {view.format.goals.map(({ id, bad }, goal) => {
        const className = widthOf(phone?.includes(goal) ?? true);
        return isClosedTo(view, team, goal) ? (
          <ClosedCell key={id} className={className} />
        ) : (
          <OddsCell
            key={id}
            team={team}
            goal={goal}
            bad={bad ?? false}
            runs={movedRuns(view)}
            className={className}
          />
        );
      })}
      {view.format.rank === 'place' && (
        <td className={['season-drawn', widthOf(phonePlaces ?? true)].join(' ').trim()}>
          <PlaceStrip name={shortName} ranks={team.ranks} />
        </td>
      )}
    </tr>
  );
}

interface Props extends Shared {
  readonly teams: readonly SeasonTeam[];
  /** Names the table: "AFC", "The ten best". */
  readonly label: string;
}

/** Columns of goals and places that a phone shows beside each other. */
const PHONE_ROOM = 4;

/** Teams with their rating, expected wins and odds; its heads are links to the same teams in the column's order. */
export function SeasonTable({
  view,
  teams,
  order,
  pathOf,
  label,
  phone,
  phonePlaces = phone === undefined,
}: Props) {
  const axis = expectedAxis(view.teams);
  const places = view.format.rank === 'place';
  const columns = view.format.goals.length + (places ? 1 : 0);
  return (
    <>
      {(phone !== undefined || columns > PHONE_ROOM) && (
        <p className={`note season-slide${phone ? ' narrow' : ''}`}>
          Slide the table sideways for all of its columns.
        </p>
      )}
      <ScrollRegion
        className={`content scroll season-table${phone === undefined ? ' whole' : ''}`}
        label={label}
      >
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">
                {'Team '}
                <small>{recordOrder(view.league)}</small>
              </th>
              <Head view={view} order={order} by="rating" text="Rating" className="wide-only" />
              <Head view={view} order={order} by="wins" text={pointsCount(view.league)} />
              <th scope="col" className="wide-only left">
                80% range
              </th>
              {view.format.goals.map(({ id, name }, goal) => (
                <Head
                  key={id}
                  view={view}
                  order={order}
                  by="goal"
                  goal={goal}
                  text={name}
                  className={widthOf(phone?.includes(goal) ?? true)}
                />
              ))}
              {places && (
                <th scope="col" className={['left', widthOf(phonePlaces)].join(' ').trim()}>
                  {`Place 1–${Math.max(...view.teams.map(({ ranks }) => ranks.length))}`}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {teams.map((team) => (
              <Row
                key={team.key}
                view={view}
                team={team}
                axis={axis}
                pathOf={pathOf}
                phone={phone}
                phonePlaces={phonePlaces}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
