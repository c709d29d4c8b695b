import { decisionProcess } from '#domain/game/decisionProcess.ts';
import type { Game } from '#domain/game/game.ts';
import { predictedWinner, winProbability } from '#domain/game/predictedWinner.ts';
import type { Prediction } from '#domain/game/prediction.ts';
import { TYPICAL_RUNS } from '#domain/game/simulationDefaults.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { samplingErrorText } from '#domain/numbers/samplingError.ts';
import { Part } from '../Part.tsx';

/** How far the count alone may have moved the headline's share. */
function luckText(prediction: Prediction): string {
  const { iterations } = prediction.simulationData;
  const share = winProbability(prediction, predictedWinner(prediction));
  return `With ${iterations.toLocaleString('en-US')} games, luck alone can move the chance at the top by ${samplingErrorText(share, iterations)} points. That says nothing about how good the model is.`;
}

/** The number simulated; if the game has not been played yet, the usual number, marked. */
const Steps = ({ played }: { readonly played: boolean }) =>
  played ? (
    <span className="subline">AI decision process, five steps</span>
  ) : (
    <span className="subline">
      {`AI decision process, ${TYPICAL_RUNS.process.toLocaleString('en-US')} runs`}
      <span className="badge out ml-2">typical</span>
    </span>
  );

/** The five steps from data to a sealed prediction. */
export function DecisionProcess({ game }: { readonly game: Game }) {
  const { league, prediction } = game;
  const runs = prediction?.simulationData.iterations ?? 0;
  return (
    <Part title="How the prediction is made" id="method" aside={<Steps played={runs > 0} />}>
      <ol className="how">
        {decisionProcess(LEAGUES[league].sport, prediction?.ratedFrom, runs).map(
          ({ title, text }) => (
            <li key={title}>
              <div>
                <b className="block text-15">{title}</b>
                {text}
              </div>
            </li>
          ),
        )}
      </ol>
      {prediction && runs > 0 && <p className="note mt-3">{luckText(prediction)}</p>}
    </Part>
  );
}
