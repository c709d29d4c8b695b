import { percent } from '#domain/numbers/numbers.ts';
import { pickedGameNames } from '#domain/season/pickAddress.ts';
import { SEASON_RESULTS, type SeasonResult } from '#domain/season/seasonPick.ts';
import type { SeasonGame, SeasonTeam, SeasonView } from '#domain/season/seasonView.ts';
import { clockTime, easternDate, longDate } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';

interface GameProps {
  readonly game: SeasonGame;
  readonly name: string;
  readonly home: SeasonTeam;
  readonly away: SeasonTeam;
}

const shareOf = ({ homeWin, draw }: SeasonGame, result: SeasonResult): number => {
  if (result === 'home') return homeWin;
  return result === 'draw' ? draw : 1 - homeWin - draw;
};

/** A game's results as radio buttons, its odds beside each; "Open" leaves it to the simulation. */
function GameChoice({ game, name, home, away }: GameProps) {
  const words = { home: home.abbreviation, draw: 'Draw', away: away.abbreviation };
  const long = { home: `${home.shortName} win`, draw: 'Draw', away: `${away.shortName} win` };
  const shown = SEASON_RESULTS.toReversed().filter((result) => result !== 'draw' || game.draw > 0);
  const time = game.timeKnown ? clockTime(game.gameTime) : 'time TBD';
  return (
    <fieldset
      className="season-game"
      id={`set-${name}`}
      data-game-set={game.game}
      {...(game.timeKnown && { 'data-game-start': game.gameTime })}
    >
      <legend>
        {game.id === undefined ? (
          `${away.shortName} at ${home.shortName}`
        ) : (
          <a href={`/game/${game.id}`}>{`${away.shortName} at ${home.shortName}`}</a>
        )}
        <small>{` ${time}`}</small>
      </legend>
      <div className="segments">
        {shown.map((result) => (
          <label key={result}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={result}
              aria-label={`${long[result]}, ${percent(100 * shareOf(game, result))}`}
            />
            {words[result]}
            <small>{percent(100 * shareOf(game, result))}</small>
          </label>
        ))}
        <label>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value=""
            aria-label="Open"
            defaultChecked
          />
          Open
        </label>
      </div>
    </fieldset>
  );
}

/** Games by Eastern day, soonest first. */
const daysOf = (games: readonly SeasonGame[]): ReadonlyMap<string, readonly SeasonGame[]> =>
  Map.groupBy(games, ({ gameTime }) => easternDate(gameTime));

/** Number of games that stand open before the days' folds. */
const OPEN_GAMES = 4;

/** The games of the next two weeks as a form: each can be set, and the page's script answers at once. */
export function SetResults({ view }: { readonly view: SeasonView }) {
  const { games, teams } = view;
  const names = pickedGameNames(games, teams);
  const byNumber = new Map(teams.map((team) => [team.number, team]));
  let before = 0;
  return (
    <form className="season-set" data-season-form autoComplete="off">
      {[...daysOf(games)].map(([day, ofDay], index) => {
        const open = index === 0 || before + ofDay.length <= OPEN_GAMES;
        before += ofDay.length;
        return (
          <details key={day} open={open}>
            <summary>
              <b>{longDate(ofDay[0]?.gameTime ?? day)}</b>
              <span className="subline">{` ${counted(ofDay.length, 'game')}`}</span>
            </summary>
            <div className="season-games">
              {ofDay.map((game) => {
                const [home, away] = [byNumber.get(game.home), byNumber.get(game.away)];
                const name = names.get(game.game) ?? String(game.game);
                return home && away ? (
                  <GameChoice key={name} game={game} name={name} home={home} away={away} />
                ) : null;
              })}
            </div>
          </details>
        );
      })}
    </form>
  );
}
