import { decisionProcess } from '#domain/game/decisionProcess.ts';
import type { Game } from '#domain/game/game.ts';
import type { Prediction } from '#domain/game/prediction.ts';
import { TYPICAL_RUNS } from '#domain/game/simulationDefaults.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { evenErrorText } from '#domain/numbers/evenError.ts';
import { Part } from '../Part.tsx';

/** How far another seed would move the headline's share. */
function luckText({ simulationData: { iterations } }: Prediction): string {
  return `The ${iterations.toLocaleString('en-US')} games are spread evenly over all scores, so another seed moves the chance at the top by ${evenErrorText(iterations)} points at most. That says nothing about how good the model is.`;
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
