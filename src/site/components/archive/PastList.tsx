import { type PastGame, pastVerdict } from '#domain/archive/pastGame.ts';
import { isTossUp, predictedWinner, winProbability } from '#domain/game/predictedWinner.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { easternDate, longDate } from '#domain/time/time.ts';

const VERDICT = { right: 'Right', wrong: 'Wrong', level: 'Tied' } as const;
const TONE = { right: 'pos', wrong: 'neg', level: undefined } as const;

/** "Chiefs 20–24 Bills"; before a score "Chiefs at Bills". */
function titleOf({ away, home, score, neutralSite }: PastGame): string {
  if (score) return `${away.shortName} ${score.away}–${score.home} ${home.shortName}`;
  return `${away.shortName} ${neutralSite ? 'vs.' : 'at'} ${home.shortName}`;
}

const STAGE = { scheduled: 'No result', live: 'No result', postponed: 'Called off' } as const;

function Row({ game }: { readonly game: PastGame }) {
  const side = predictedWinner(game);
  const verdict = pastVerdict(game);
  return (
    <tr>
      <th scope="row">
        <a href={`/game/${game.id}`}>{titleOf(game)}</a>
      </th>
      <td className="left">
        {isTossUp(game) ? 'Toss-up, ' : ''}
        {game[side].shortName} {percent(winProbability(game, side), 1)}
      </td>
      <td>
        {verdict ? (
          <b className={TONE[verdict]}>{VERDICT[verdict]}</b>
        ) : (
          STAGE[game.status === 'final' ? 'live' : game.status]
        )}
      </td>
    </tr>
  );
}

/** "12 of 16 winners right, 1 tied": of the games that are over; "no result yet" while none is. */
export function pastTally(games: readonly PastGame[]): string {
  const verdicts = games.flatMap((game) => pastVerdict(game) ?? []);
  if (verdicts.length === 0) return 'no result yet';
  const right = verdicts.filter((verdict) => verdict === 'right').length;
  const tied = verdicts.filter((verdict) => verdict === 'level').length;
  const level = tied === 0 ? '' : `, ${tied} tied`;
  return `${right} of ${verdicts.length} winners right${level}`;
}

/** Past games by their day, with the likelier side and whether it won. */
export function PastList({ games }: { readonly games: readonly PastGame[] }) {
  const days = Map.groupBy(games, ({ gameTime }) => easternDate(gameTime));
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section
          key={day}
          className="section pt-4 pb-0"
          aria-label={longDate(ofDay[0]?.gameTime ?? day)}
        >
          <div className="section-head">
            <h2>{longDate(ofDay[0]?.gameTime ?? day)}</h2>
            <p className="first-letter:uppercase">{pastTally(ofDay)}</p>
          </div>
          <div className="panel">
            <div className="content">
              <table className="data-table">
                <thead>
                  <tr>
                    <th scope="col">Game</th>
                    <th scope="col" className="left">
                      We said
                    </th>
                    <th scope="col">Winner</th>
                  </tr>
                </thead>
                <tbody>
                  {ofDay.map((game) => (
                    <Row key={game.id} game={game} />
                  ))}
                </tbody>
              </table>
            </div>
          </div>
        </section>
      ))}
    </>
  );
}
