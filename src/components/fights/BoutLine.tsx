import { Comb, EmptyComb } from '#components/charts/Comb.tsx';
import type { Bout, FightCard, Fighter } from '#domain/events/fightCard.ts';
import { minutesText } from '#domain/fights/minutesText.ts';
import { percent } from '#domain/numbers.ts';
import { decisiveShare } from '#domain/outcomes/fight.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { starRating } from '#domain/stars.ts';
import type { Sealed } from '../event/LedgerNote.tsx';
import { Stars } from '../game/Stars.tsx';
import { Disclose } from '../ui/Disclose.tsx';
import { Facts } from '../ui/Facts.tsx';
import { UnpredictedWords } from '../ui/UnpredictedWords.tsx';
import { BoutDetails } from './BoutDetails.tsx';
import { endingWords } from './endingWords.ts';
import { FighterName } from './FighterName.tsx';
import { isPredicted, namesOf, type PredictedBout, predictionOf } from './figures.ts';
import { underName } from './underName.ts';

interface Props {
  readonly bout: Bout;
  readonly league: FightCard['league'];
  /** True while the card's prices can be taken and were seen lately. */
  readonly fresh: boolean;
  /** What the ledger says of it; samples are on no ledger. */
  readonly sealed?: Sealed | undefined;
  /** The published prediction, to be run again. */
  readonly rerun?: Rerunnable | undefined;
}

interface SideProps {
  readonly fighter: Fighter;
  readonly chance: number | undefined;
  readonly favourite: boolean;
}

const Side = ({ fighter, chance, favourite }: SideProps) => (
  <p className={favourite ? 'side favored' : 'side'}>
    <FighterName name={fighter.name} />
    <small>{underName(fighter)}</small>
    {chance !== undefined && <b>{percent(chance)}</b>}
  </p>
);

function Ending({ bout }: { readonly bout: PredictedBout }) {
  return (
    <span>
      <span className="visually-hidden">Most likely ending: </span>
      {endingWords(bout)}
    </span>
  );
}

function Breakdown({
  bout,
  league,
  fresh,
  sealed,
  rerun,
}: Props & { readonly bout: PredictedBout }) {
  const { winProbability, confidence, fightDuration, winner } = predictionOf(bout);
  const facts = [
    ['Predicted Winner', `${winner} ${percent(winProbability, 1)}`],
    ['Most likely ending', endingWords(bout)],
    ['Expected duration', minutesText(fightDuration)],
    ['Confidence', <Stars key="stars" stars={starRating(confidence, 2)} />],
  ] as const;
  return (
    <>
      <Facts facts={facts} />
      <BoutDetails bout={bout} league={league} fresh={fresh} sealed={sealed} rerun={rerun} />
    </>
  );
}

/** A bout in three lines, for the lower half of a card; its breakdown opens under it. */
export function BoutLine({ bout, league, fresh, sealed, rerun }: Props) {
  const predicted = isPredicted(bout) ? bout : undefined;
  const chance = predicted && 100 * decisiveShare(predicted.prediction.outcome, 'a');
  const [nameA, nameB] = namesOf(bout);
  const other = chance === undefined ? undefined : 100 - chance;
  const facts = [
    bout.weightClass ?? 'Weight class to be named',
    `${bout.rounds} rounds`,
    bout.titleFight ? 'title fight' : '',
  ];
  return (
    <article className="card bout-line">
      {chance === undefined ? (
        <EmptyComb size="tiny" />
      ) : (
        <Comb size="tiny" away={chance} home={100 - chance} awayName={nameA} homeName={nameB} />
      )}
      <h4 className="visually-hidden">{`${bout.a.name} vs. ${bout.b.name}`}</h4>
      <div className="sides">
        <p className="note what">
          <span>{facts.filter((fact) => fact !== '').join(', ')}</span>
          {predicted && <Ending bout={predicted} />}
        </p>
        <Side fighter={bout.a} chance={chance} favourite={(chance ?? 0) >= 50} />
        <Side fighter={bout.b} chance={other} favourite={(other ?? 0) > 50} />
      </div>
      {predicted ? (
        <Disclose summary="Full breakdown" of={`${nameA} vs. ${nameB}`}>
          <Breakdown bout={predicted} league={league} fresh={fresh} sealed={sealed} rerun={rerun} />
        </Disclose>
      ) : (
        <p className="note px-4 pb-3">
          <UnpredictedWords />
        </p>
      )}
    </article>
  );
}
