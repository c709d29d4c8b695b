import { Fragment } from 'react';
import type { PredictedGame } from '#domain/game/game.ts';
import { type Side, teamOn } from '#domain/game/predictedWinner.ts';
import { FIGURES } from '#domain/leagues/index.ts';
import { LEAGUE_AVERAGE } from '#domain/lineup/lineup.ts';
import { lineupRows } from '#domain/lineup/lineupRows.ts';
import { percent } from '#domain/numbers/numbers.ts';

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

/** How much is known about a player; a dash for a placeholder. */
const Confidence = ({ of }: { readonly of: number | undefined }) => (
  <td>
    {of === undefined ? (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">not known</span>
      </>
    ) : (
      percent(of)
    )}
  </td>
);

/** One team's projected starters and season leaders; unnamed ones are grouped. */
export function LineupTable({ game, side }: Props) {
  const starters = lineupRows(game, side);
  // Nothing is known about placeholders: without a known player, the column would be empty.
  const sure = starters.some(({ confidence }) => confidence !== undefined);
  return (
    <>
      <div className="scroll">
        <table className="data-table lineup mt-0">
          <caption className="visually-hidden">{`Projected starters and season leaders of the ${teamOn(game, side).name}`}</caption>
          <thead>
            <tr>
              <th scope="col">Pos</th>
              <th scope="col" className="left">
                Player
              </th>
              <th scope="col">Projection</th>
              {sure && <th scope="col">Confidence</th>}
            </tr>
          </thead>
          <tbody>
            {starters.map(({ key, position, name, line, basis, confidence, places }) => (
              <tr key={key} data-places={places}>
                <td className="wraps">{position}</td>
                <th scope="row" className="left">
                  {name}
                </th>
                <td className="wraps">
                  {line !== '' && <Line text={line} />}
                  <small className="text-muted text-12">{basis}</small>
                </td>
                {sure && <Confidence of={confidence} />}
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
