import type { FightEvent } from '#domain/answers/fightEvent.ts';
import { lastNames } from '#domain/fights/lastName.ts';
import { METHOD_TEXT, methodsOf } from '#domain/fights/methodText.ts';
import { minutesText } from '#domain/fights/minutesText.ts';
import { percent } from '#domain/numbers.ts';
import { starRating } from '#domain/stars.ts';
import { Stars } from '../../game/Stars.tsx';
import { KeyFactors } from '../KeyFactors.tsx';
import { Wings } from '../Wings.tsx';

type Prediction = NonNullable<FightEvent['prediction']>;

interface Props {
  readonly prediction: Prediction;
  readonly fighters: FightEvent['fighters'];
}

const grouped = new Intl.NumberFormat('en-US');

/** Winner, method, round, probability, confidence, duration and key factors of one bout. */
export function PredictionPanel({ prediction, fighters: [a, b] }: Props) {
  const { winner, method, round, winProbability, confidence, fightDuration } = prediction;
  const { methods, drawShare, keyFactors, runs } = prediction;
  const rows = methodsOf('Boxing').map((one) => ({
    label: METHOD_TEXT[one],
    a: methods.a[one],
    b: methods.b[one],
  }));
  return (
    <div className="bout-more">
      <dl className="dl">
        <div>
          <dt>Predicted winner</dt>
          <dd>{winner}</dd>
        </div>
        <div>
          <dt>Win probability</dt>
          <dd>{percent(winProbability, 1)}</dd>
        </div>
        <div>
          <dt>Method</dt>
          <dd>{METHOD_TEXT[method]}</dd>
        </div>
        <div>
          <dt>Round</dt>
          <dd>
            {method === 'decision' ? `Goes all ${round}` : `${round}, the likeliest single round`}
          </dd>
        </div>
        <div>
          <dt>Fight duration</dt>
          <dd>{minutesText(fightDuration)}</dd>
        </div>
        <div>
          <dt>Confidence</dt>
          <dd>
            <Stars stars={starRating(confidence, 2)} />
          </dd>
        </div>
      </dl>
      <h4 className="fh">Method of victory</h4>
      <Wings
        caption={`Method of victory, ${a.name} against ${b.name}`}
        names={lastNames(a.name, b.name)}
        rows={rows}
      />
      <p className="note">
        {`${grouped.format(runs)} simulated bouts. Draw ${percent(100 * drawShare, 1)}.`}
      </p>
      <h4 className="fh">Key factors</h4>
      <KeyFactors factors={keyFactors} />
    </div>
  );
}
