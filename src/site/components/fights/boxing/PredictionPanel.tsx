import type { ShownFight, ShownFightPrediction } from '#contract/answers/fights/shownFight.ts';
import { anchorLine, ownLine } from '#domain/events/besideMarket.ts';
import { lastNames } from '#domain/fights/lastName.ts';
import { methodsOf, methodWord } from '#domain/fights/methodText.ts';
import { minutesText } from '#domain/fights/minutesText.ts';
import { starRating } from '#domain/game/stars.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { roundStretchText } from '#domain/outcomes/finishRounds.ts';
import { Stars } from '../../game/Stars.tsx';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { KeyFactors } from '../KeyFactors.tsx';
import { Wings } from '../Wings.tsx';
import { methodWords } from './methodWords.ts';

interface Props {
  readonly prediction: ShownFightPrediction;
  readonly fighters: ShownFight['fighters'];
}

const grouped = new Intl.NumberFormat('en-US');

/** "Goes all 12"; of a finish "Most likely rounds 5–8", or another source's one round. */
function roundText({ method, round, finishRounds }: ShownFightPrediction): string | undefined {
  if (method === 'decision') return round === undefined ? undefined : `Goes all ${round}`;
  if (finishRounds) return `Most likely ${roundStretchText(finishRounds)}`;
  return round === undefined ? undefined : String(round);
}

const factsOf = (
  prediction: ShownFightPrediction,
  [first]: ShownFight['fighters'],
): readonly Fact[] => [
  ['Predicted winner', prediction.winner],
  ['Win probability', percent(prediction.winProbability, 1)],
  ['Method', methodWords(prediction, first.name)],
  ['Round', roundText(prediction)],
  [
    'Fight duration',
    prediction.fightDuration === undefined ? undefined : minutesText(prediction.fightDuration),
  ],
  ['Confidence', <Stars key="stars" stars={starRating(prediction.confidence, 2)} />],
];

/** How each side wins; nothing if an answer does not say. */
function Methods({ prediction: { methods, runs, drawShare }, fighters: [a, b] }: Props) {
  if (!methods) return null;
  const rows = methodsOf('Boxing').map((one) => ({
    label: methodWord(one),
    a: methods.a[one],
    b: methods.b[one],
  }));
  const counted = [
    runs === undefined ? '' : `${grouped.format(runs)} simulated bouts.`,
    drawShare === undefined ? '' : `Draw ${percent(100 * drawShare, 1)}.`,
  ];
  return (
    <>
      <h4 className="fight-head">Method of victory</h4>
      <Wings
        caption={`Method of victory, ${a.name} against ${b.name}`}
        names={lastNames(a.name, b.name)}
        rows={rows}
      />
      <p className="note">{counted.join(' ').trim()}</p>
    </>
  );
}

/** Winner, method, round, probability, confidence, duration and key factors of one bout. */
export const PredictionPanel = ({ prediction, fighters, fighters: [a, b] }: Props) => (
  <div className="bout-more grid grid-cols-1 gap-2">
    <Facts facts={factsOf(prediction, fighters)} />
    <p className="note">
      {[ownLine(prediction, lastNames(a.name, b.name)), anchorLine(prediction)]
        .filter(Boolean)
        .join(' ')}
    </p>
    <Methods prediction={prediction} fighters={fighters} />
    <h4 className="fight-head">Key factors</h4>
    <KeyFactors factors={prediction.keyFactors} />
  </div>
);
