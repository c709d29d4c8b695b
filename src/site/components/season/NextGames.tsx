import { percent } from '#domain/numbers/numbers.ts';
import type { SeasonGame, SeasonTeam, SeasonView } from '#domain/season/seasonView.ts';
import { shortMonthDay } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';

interface Props {
  readonly view: SeasonView;
  readonly team: SeasonTeam;
}

/** A side's chance to win a game, 0–1. */
const chanceOf = ({ home, homeWin, draw }: SeasonGame, team: number): number =>
  home === team ? homeWin : 1 - homeWin - draw;

/** Open rows before the fold. */
const OPEN = 5;

/** A team's games of the next two weeks with its chance in each, and how hard they are together. */
export function NextGames({ view, team }: Props) {
  const games = view.games.filter(({ home, away }) => home === team.number || away === team.number);
  if (games.length === 0) return null;
  const nameOf = new Map(view.teams.map(({ number, shortName }) => [number, shortName]));
  const expected = games.reduce((sum, game) => sum + chanceOf(game, team.number), 0);
  const rows = games.map((game) => {
    const atHome = game.home === team.number;
    const other = nameOf.get(atHome ? game.away : game.home) ?? '';
    const text = `${game.neutral || atHome ? 'vs.' : 'at'} ${other}`;
    return (
      <li key={game.game}>
        <span>
          {`${shortMonthDay(game.gameTime)} `}
          {game.id === undefined ? text : <a href={`/game/${game.id}`}>{text}</a>}
        </span>
        <b>{percent(100 * chanceOf(game, team.number))}</b>
      </li>
    );
  });
  return (
    <>
      <h3 className="mt-4">Next two weeks</h3>
      <p className="note">{`${expected.toFixed(1)} wins expected of ${counted(games.length, 'game')}; ${team.left} left in the season.`}</p>
      <ul>{rows.slice(0, OPEN)}</ul>
      {rows.length > OPEN && (
        <details>
          <summary>{`${rows.length - OPEN} more`}</summary>
          <ul>{rows.slice(OPEN)}</ul>
        </details>
      )}
    </>
  );
}
