import type {
  ShownBout,
  ShownFight,
  ShownFightPrediction,
} from '#contract/answers/fights/shownFight.ts';
import { wordsCheckPath } from '#domain/check/eventCheck.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import { lastName } from '#domain/fights/lastName.ts';
import { recordText } from '#domain/fights/record.ts';
import { american, percent } from '#domain/numbers/numbers.ts';
import { chanceOfFirst } from '#domain/outcomes/fightPrediction.ts';
import { writtenText } from '#domain/prices/fairPrice.ts';
import { Comb } from '../../charts/Comb.tsx';
import { PairPriceLine } from '../../event/PairPriceLine.tsx';
import { Whole } from '../../ui/Whole.tsx';
import { FighterName } from '../FighterName.tsx';
import { methodSentence } from './methodWords.ts';

interface SideProps {
  readonly name: string;
  readonly record: string | undefined;
  readonly odds: number | undefined;
  readonly oddsFrom: ShownBout['oddsFrom'];
  readonly book: ShownBout['fighter1Book'];
}

const Side = ({ name, record, odds, oddsFrom, book }: SideProps) => (
  <p className="side grid gap-y-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2">
    <FighterName name={name} />
    <small className="text-muted">
      <Whole text={record === undefined ? 'Record not listed' : recordText(record)} />
    </small>
    {odds !== undefined && (
      <b>
        {oddsFrom === 'model' ? writtenText(odds) : american(odds)}
        {book && <small className="font-normal">{` (${book.provider})`}</small>}
      </b>
    )}
  </p>
);

/** Whose prices a bout shows, where no book is named beside them: our own fair ones or a book's. */
function oddsText({ oddsFrom, fighter1Book, fighter2Book }: ShownBout): string {
  if (oddsFrom === undefined || fighter1Book || fighter2Book) return '';
  return oddsFrom === 'model' ? ' Fair odds.' : ' Odds from one book.';
}

/** "Able 67%, most likely by decision (34%)" */
const pickText = (prediction: ShownFightPrediction, first: string): string =>
  [
    `${lastName(prediction.winner)} ${percent(prediction.winProbability)}`,
    methodSentence(prediction, first),
  ]
    .filter(Boolean)
    .join(', ');

interface BoutProps {
  readonly bout: ShownBout;
  /** Whether the evening's prices can be taken. */
  readonly at: PriceClock;
}

function Bout({ bout, at }: BoutProps) {
  const { fighter1, fighter2, prediction } = bout;
  const chance = chanceOfFirst(prediction, fighter1);
  const facts = [
    bout.weightClass,
    bout.rounds === undefined ? '' : `${bout.rounds} rounds`,
    bout.title ? 'title fight' : '',
  ];
  return (
    <li>
      <Side
        name={fighter1}
        record={bout.fighter1Record}
        odds={bout.fighter1Odds}
        book={bout.fighter1Book}
        oddsFrom={bout.oddsFrom}
      />
      <Side
        name={fighter2}
        record={bout.fighter2Record}
        odds={bout.fighter2Odds}
        book={bout.fighter2Book}
        oddsFrom={bout.oddsFrom}
      />
      {chance !== undefined && (
        <Comb
          size="tiny"
          away={chance}
          home={100 - chance}
          awayName={fighter1}
          homeName={fighter2}
        />
      )}
      <p className="note">
        {facts.filter((fact) => fact !== '').join(', ')}
        {prediction && `. ${pickText(prediction, fighter1)}`}.{oddsText(bout)}
      </p>
      <PairPriceLine
        price={bout.bestPrice}
        at={at}
        check={wordsCheckPath(`${fighter1} ${fighter2}`)}
      />
    </li>
  );
}

/** The other bouts of the evening. */
export const Undercard = ({
  undercard,
  at,
}: Pick<ShownFight, 'undercard'> & Pick<BoutProps, 'at'>) => (
  <section className="undercard border-t border-line pt-3.5 px-4 pb-4">
    <h4 className="fight-head">Undercard</h4>
    <ul className="p-0 list-none">
      {undercard.map((bout) => (
        <Bout key={`${bout.fighter1} ${bout.fighter2}`} bout={bout} at={at} />
      ))}
    </ul>
  </section>
);
