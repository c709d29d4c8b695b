import { LEAGUES } from '#domain/leagues/league.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { seasonShareText } from '#domain/season/oddsText.ts';
import type { RemainingGame, RemainingSchedule } from '#domain/season/remaining.ts';
import type { SeasonTeam, SeasonView } from '#domain/season/seasonView.ts';
import { easternMidday, monthDay, shortMonthDay } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { ordinal } from '#domain/words/ordinal.ts';
import { SCORE_UNIT } from '#domain/words/scoreUnit.ts';

/** Games before the folds. */
const OPEN = 10;

interface Shown {
  readonly view: SeasonView;
  /** Page of a team by its name. */
  readonly pathOf: (name: string) => string | undefined;
}

/** Postponed games, and the few that a league schedules late. */
const NO_DATE = 'Postponed or not yet dated';

const monthOf = ({ day }: RemainingGame): string =>
  day === undefined ? NO_DATE : (monthDay(easternMidday(day)).split(' ')[0] ?? '');

const winsText = (games: readonly RemainingGame[]): string =>
  `${games.reduce((sum, { win }) => sum + win, 0).toFixed(1)} wins expected`;

const TONES = { hard: 'neg', easy: 'pos' } as const;

/** "at Jets"; a game with a page leads to it, else to the other team's season. */
function Opponent({ view, game, pathOf }: Shown & { readonly game: RemainingGame }) {
  const other = view.teams.find(({ number }) => number === game.opponent);
  const id = view.games.find((each) => each.game === game.game)?.id;
  const text = `${game.place === 'away' ? 'at' : 'vs.'} ${other?.shortName ?? 'a lower-division team'}`;
  const path = id === undefined ? other && pathOf(other.name) : `/game/${id}`;
  return (
    <>
      {path === undefined ? text : <a href={path}>{text}</a>}
      {game.place === 'neutral' && <small>neutral site</small>}
    </>
  );
}

function Row({ view, game, pathOf }: Shown & { readonly game: RemainingGame }) {
  const { day, difficulty, level, win, draw, published } = game;
  return (
    <tr>
      <td className="left">
        {day === undefined ? 'No date yet' : shortMonthDay(easternMidday(day))}
      </td>
      <th scope="row" className="left">
        <Opponent view={view} game={game} pathOf={pathOf} />
      </th>
      <td>
        {difficulty === undefined ? 'not rated' : signed(difficulty, 1)}
        {level && <small className={TONES[level]}>{level}</small>}
      </td>
      <td>
        {published ? <b>{seasonShareText(win)}</b> : `~${seasonShareText(win)}`}
        {draw > 0 && <small>{`draw ${seasonShareText(draw)}`}</small>}
      </td>
    </tr>
  );
}

interface RowsProps extends Shown {
  readonly team: SeasonTeam;
  readonly games: readonly RemainingGame[];
  readonly label: string;
}

const Rows = ({ games, team, label, ...shown }: RowsProps) => (
  <section className="fit season-left" aria-label={label}>
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col" className="left">
            Date
          </th>
          <th scope="col" className="left">
            Game
          </th>
          <th scope="col">Difficulty</th>
          <th scope="col">{`${team.abbreviation} wins`}</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <Row key={game.game} {...shown} game={game} />
        ))}
      </tbody>
    </table>
  </section>
);

/** "6th hardest of 32", "the easiest of 32" */
function placeText(rank: number, of: number): string {
  const isHard = rank <= of / 2;
  const place = isHard ? rank : of + 1 - rank;
  return `${place === 1 ? 'the' : ordinal(place)} ${isHard ? 'hardest' : 'easiest'} of ${of}`;
}

/** " Schedule: 6th hardest of 32, difficulty +1.2 on average." */
function rankText({ rank, of, mean }: RemainingSchedule): string {
  if (rank === undefined || mean === undefined || of < 2) return '';
  return ` Schedule: ${placeText(rank, of)}, difficulty ${signed(mean, 1)} on average.`;
}

interface Props extends Shown {
  readonly team: SeasonTeam;
  readonly schedule: RemainingSchedule;
}

/** A team's games left of the regular season: how hard each is, our chance, and how hard they are together. Nothing without one. */
export function GamesLeft({ view, team, schedule, pathOf }: Props) {
  const { games } = schedule;
  if (games.length === 0) return null;
  const unit = SCORE_UNIT[LEAGUES[view.league].sport];
  const later = Map.groupBy(games.slice(OPEN), monthOf);
  const shown = { view, team, pathOf };
  return (
    <div className="season-schedule">
      <h3 className="mt-4">{`${counted(games.length, 'game')} left`}</h3>
      <p className="note">{`${winsText(games)}.${rankText(schedule)}`}</p>
      <Rows {...shown} games={games.slice(0, OPEN)} label={`${team.shortName}, games left`} />
      {[...later].map(([month, all]) => (
        <details key={month}>
          <summary>{`${month}: ${counted(all.length, 'game')}${all[0]?.day === undefined ? '' : `, ${winsText(all)}`}`}</summary>
          <Rows {...shown} games={all} label={`${team.shortName}, ${month}`} />
        </details>
      ))}
      <p className="note mt-2">
        {`Difficulty: by how many ${unit} the opponent is expected to beat an average team there. Hard and easy are the hardest and easiest quarter of the league’s games left. `}
        {games.some(({ published }) => !published) &&
          '~ is from our ratings alone: no forecast of that game is published yet.'}
      </p>
    </div>
  );
}
