import { runsIn } from '#domain/game/scoreGrid.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { overShare, type TennisOutcome } from '#domain/outcomes/tennis.ts';
import { TotalPlot } from '../../charts/TotalPlot.tsx';
import { totalPicture } from '../../charts/totalPicture.ts';

interface Props {
  readonly outcome: TennisOutcome;
  /** The total games line marked by the flag. */
  readonly line: number;
}

/** Total games of the simulated matches, cut at a line: straight sets make one hump, deciding sets another. */
export function GamesChart({ outcome, line }: Props) {
  const picture = totalPicture(outcome.games, line);
  const { over, under } = overShare(outcome, line);
  const runs = runsIn(outcome.games).toLocaleString('en-US');
  const label = `Total games over ${runs} simulated matches. Under ${line} in ${percent(100 * under, 1)}, over ${line} in ${percent(100 * over, 1)}.`;
  return (
    <div className="chart mid" role="img" aria-label={label}>
      <TotalPlot picture={picture} flag={String(line)} rise={15} />
      {picture.beyond > 0 && (
        <p className="note">{`Matches of fewer than ${picture.span.from} or more than ${picture.span.to} games are in the hatched end bars.`}</p>
      )}
    </div>
  );
}
