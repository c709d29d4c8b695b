import { Fragment } from 'react';
import type { PredictedGame } from '#domain/game/game.ts';
import { type Side, teamOn } from '#domain/game/predictedWinner.ts';
import { FIGURES } from '#domain/leagues/index.ts';
import { LEAGUE_AVERAGE } from '#domain/lineup/lineup.ts';
import { lineupRows } from '#domain/lineup/lineupRows.ts';

interface Props {
  readonly game: PredictedGame;
  readonly side: Side;
}

/** A line of figures that wraps between them. */
const Line = ({ text }: { readonly text: string }) => (
  <span>
    {text.split(/(?<=[,;] )/).map((figure) => (
      <Fragment key={figure}>
        <i>{figure.trimEnd()}</i>{' '}
      </Fragment>
    ))}
  </span>
);

/** The specification's lineup of a team nobody of which is known: placeholders by position, grouped, and the starter if he is named. */
export function LineupTable({ game, side }: Props) {
  const starters = lineupRows(game, side);
  return (
    <>
      <div className="scroll">
        <table className="data-table lineup mt-0">
          <caption className="visually-hidden">{`Starting places of the ${teamOn(game, side).name}`}</caption>
          <thead>
            <tr>
              <th scope="col">Pos</th>
              <th scope="col" className="left">
                Player
              </th>
              <th scope="col">Projection</th>
            </tr>
          </thead>
          <tbody>
            {starters.map(({ key, position, name, line, basis, places }) => (
              <tr key={key} data-places={places}>
                <td className="wraps">{position}</td>
                <th scope="row" className="left">
                  {name}
                </th>
                <td className="wraps">
                  {line !== '' && <Line text={line} />}
                  <small className="text-muted text-12">{basis}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {starters.some(({ basis }) => basis === LEAGUE_AVERAGE) && (
        <p className="note mt-2">
          {`If a starter is not known, you see a placeholder with the league average for the position (${FIGURES[game.league].means.season}).`}
        </p>
      )}
    </>
  );
}
