import { signed } from '#domain/numbers/numbers.ts';
import { pointsCount } from '#domain/season/counted.ts';
import {
  hingeRuns,
  isOwn,
  type NamedHinge,
  namedHinges,
  ownResultShares,
  ownRuns,
} from '#domain/season/hingeWords.ts';
import { isClosedTo } from '#domain/season/isClosedTo.ts';
import { movedPoints } from '#domain/season/movedPoints.ts';
import { movedRuns } from '#domain/season/movedRuns.ts';
import { seasonOddsText } from '#domain/season/oddsText.ts';
import type { RemainingSchedule } from '#domain/season/remaining.ts';
import { seasonPath } from '#domain/season/seasonPaths.ts';
import type { SeasonTeam, SeasonView } from '#domain/season/seasonView.ts';
import { monthDay } from '#domain/time/time.ts';
import { Ticks } from '../charts/Ticks.tsx';
import { signTone } from '../ui/signTone.ts';
import { wholeRangeText } from './drawnCells.ts';
import { GamesLeft } from './GamesLeft.tsx';
import { hingeShares } from './HingeLine.tsx';
import { NextGames } from './NextGames.tsx';
import { type DayOdds, OddsHistory } from './OddsHistory.tsx';
import { Possible } from './Possible.tsx';
import { PlaceStrip } from './SeasonCells.tsx';
import { WaysLeft } from './WaysLeft.tsx';

interface Props {
  readonly view: SeasonView;
  readonly team: SeasonTeam;
}

/** The first goal is what most teams play for. */
const HISTORY_GOAL = 0;

/** Other games that are named. */
const MOST_OTHERS = 5;

/** Each goal's odds, and what they moved in a week. */
const Goals = ({ view, team }: Props) => (
  <dl className="facts">
    {view.format.goals.map(({ id, name, bad }, goal) => {
      const moved = movedPoints(team.odds[goal] ?? 0, team.oddsBefore?.[goal], movedRuns(view));
      return (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            {isClosedTo(view, team, goal)
              ? 'independent'
              : seasonOddsText(team.odds[goal] ?? 0, team.certain[goal])}
            {moved !== undefined && (
              <small className={signTone(bad ? -moved : moved)}>
                {` ${signed(moved)}`}
                <span className="visually-hidden"> points in a week</span>
              </small>
            )}
          </dd>
        </div>
      );
    })}
    <div>
      <dt>{`${pointsCount(view.league)}, 80% range`}</dt>
      <dd>
        {team.expected.mean.toFixed(1)}
        <small>{` ${wholeRangeText(team.expected)}`}</small>
      </dd>
    </div>
  </dl>
);

const nameOfGoal = ({ format }: SeasonView, { hinge }: NamedHinge): string =>
  format.goals[hinge.goal]?.name ?? '';

/** What one of the team's own games changes, goal by goal, with the seasons that each result has. */
function OwnGame({
  view,
  all,
}: {
  readonly view: SeasonView;
  readonly all: readonly NamedHinge[];
}) {
  const [first] = all;
  if (!first) return null;
  const { team, game, home, away } = first;
  const atHome = game.home === team.number;
  return (
    <ul data-until={game.gameTime}>
      <li>
        <b>{`${monthDay(game.gameTime)} ${atHome ? 'vs.' : 'at'} ${(atHome ? away : home).shortName}:`}</b>{' '}
        <small>{ownRuns(first)}</small>
      </li>{' '}
      {all.map((named) => (
        <li key={named.hinge.goal}>
          <span>{nameOfGoal(view, named)}</span> <span>{ownResultShares(named)}</span>{' '}
        </li>
      ))}
    </ul>
  );
}

/** The week's games that decide most for the team: its own, and five others. Nothing where all of it may be luck. */
function Needs({ view, team }: Props) {
  const all = namedHinges(view).filter(({ hinge }) => hinge.team === team.number);
  const own = all.filter(isOwn);
  const seen = new Set<number>();
  const others = all
    .filter((named) => !isOwn(named))
    .toSorted((one, other) => other.gap - one.gap)
    .filter(({ hinge: { game } }) => !seen.has(game) && seen.add(game))
    .slice(0, MOST_OTHERS);
  if (own.length + others.length === 0) return null;
  return (
    <div>
      <h3>What this week changes</h3>
      {own[0] && (
        <p className="note" data-from={own[0].game.gameTime} hidden>
          This week’s game has begun. Season odds move when it is over, the next morning.
        </p>
      )}
      {[...Map.groupBy(own, ({ hinge }) => hinge.game)].map(([game, all]) => (
        <OwnGame
          key={game}
          view={view}
          all={all.toSorted((one, other) => one.hinge.goal - other.hinge.goal)}
        />
      ))}
      {others.length > 0 && <h3 className="mt-4">Other games that matter</h3>}
      <ul>
        {others.map((named) => (
          <li key={named.hinge.game} data-until={named.game.gameTime}>
            <span>{`${named.away.shortName} at ${named.home.shortName}`}</span>
            <span>{`${nameOfGoal(view, named)} ${hingeShares(named, view.league)}`}</span>{' '}
            <small>{hingeRuns(named)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How often the team ends in each seed or place. */
function Places({ view, team }: Props) {
  const { ranks, shortName } = team;
  if (ranks.every((share) => share === 0)) return null;
  const last = ranks.length;
  const ticks = [1, Math.ceil(last / 2), last].map((place) => ({
    at: (100 * (place - 0.5)) / last,
    text: String(place),
  }));
  return (
    <div>
      <h3>{view.format.rank === 'seed' ? 'Seed' : 'Final place'}</h3>
      <PlaceStrip name={shortName} ranks={ranks} />
      <Ticks ticks={ticks} />
    </div>
  );
}

/** A team's season: odds, what this week changes, where it ends, and its next games. */
export const TeamSeason = ({
  view,
  team,
  history = [],
  schedule,
  pathOf = () => undefined,
}: Props & {
  /** Its odds of the first goal by day, the oldest first. */
  readonly history?: readonly DayOdds[];
  /** Its games left; absent where they are not kept: then those of the next two weeks stand. */
  readonly schedule?: RemainingSchedule | undefined;
  /** Page of a team by its name. */
  readonly pathOf?: ((name: string) => string | undefined) | undefined;
}) => (
  <>
    <Goals view={view} team={team} />
    <div className="season-own mt-4">
      <Needs view={view} team={team} />
      <div>
        <OddsHistory
          team={team.shortName}
          goal={view.format.goals[HISTORY_GOAL]?.name ?? ''}
          days={history}
        />
        <Places view={view} team={team} />
        <Possible view={view} team={team} />
        <WaysLeft view={view} team={team} />
        {schedule ? (
          <GamesLeft view={view} team={team} schedule={schedule} pathOf={pathOf} />
        ) : (
          <NextGames view={view} team={team} />
        )}
      </div>
    </div>
    <p className="note mt-3">
      {`From ${view.recipe.runs.toLocaleString('en-US')} seasons${view.sample ? ' (sample data)' : ''}, as of ${monthDay(view.asOf)}. `}
      <a href={seasonPath(view.league)}>All teams, and set a result</a>
    </p>
  </>
);
