import { Comb, EmptyComb } from '#components/charts/Comb.tsx';
import type { Bout, FightCard, Fighter } from '#domain/events/fightCard.ts';
import { rankText } from '#domain/fights/fighterText.ts';
import { endingText } from '#domain/fights/methodText.ts';
import { minutesText } from '#domain/fights/minutesText.ts';
import { recordText } from '#domain/fights/record.ts';
import { percent } from '#domain/numbers.ts';
import { decisiveShare } from '#domain/outcomes/fight.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { starRating } from '#domain/stars.ts';
import type { Sealed } from '../event/LedgerNote.tsx';
import { Stars } from '../game/Stars.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Disclose } from '../ui/Disclose.tsx';
import { UnpredictedWords } from '../ui/UnpredictedWords.tsx';
import { BoutDetails } from './BoutDetails.tsx';
import { Corner } from './Corner.tsx';
import { isPredicted, namesOf, type PredictedBout, predictionOf } from './figures.ts';

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

/** "Champion, 17–0"; a record that is not known is said to be. */
export const underName = (fighter: Fighter): string =>
  [rankText(fighter), fighter.record ? recordText(fighter.record) : 'Record not listed']
    .filter((part) => part !== undefined)
    .join(', ');

function Pick({ bout }: { readonly bout: PredictedBout }) {
  const { method, round, winProbability, confidence, fightDuration, winner } = predictionOf(bout);
  return (
    <div className="pick">
      <span className="figure-label">Predicted Winner</span>
      <b>{`${winner} ${percent(winProbability, 1)}`}</b>
      <span className="figure-label">Most likely ending</span>
      <b>{endingText(method, round)}</b>
      <span className="figure-label">Expected duration</span>
      <b>{minutesText(fightDuration)}</b>
      <span className="figure-label">Confidence</span>
      <Stars stars={starRating(confidence, 2)} />
    </div>
  );
}

/** A bout at a glance; everything else opens under it. */
export function BoutCard({ bout, league, fresh, sealed, rerun }: Props) {
  const predicted = isPredicted(bout) ? bout : undefined;
  const chance = predicted && 100 * decisiveShare(predicted.prediction.outcome, 'a');
  const [nameA, nameB] = namesOf(bout);
  const other = chance === undefined ? undefined : 100 - chance;
  return (
    <article className="card bout">
      {chance === undefined ? (
        <EmptyComb />
      ) : (
        <Comb away={chance} home={100 - chance} awayName={nameA} homeName={nameB} />
      )}
      <div className="meta">
        <Badge kind="league">{bout.weightClass ?? 'Weight class to be named'}</Badge>
        {bout.titleFight && <Badge kind="outline">Title fight</Badge>}
        <span className="rounds">{`${bout.rounds} rounds`}</span>
      </div>
      <h4 className="visually-hidden">{`${bout.a.name} vs. ${bout.b.name}`}</h4>
      <div className="teams">
        <Corner
          name={bout.a.name}
          under={underName(bout.a)}
          side="a"
          chance={chance}
          favourite={(chance ?? 0) >= 50}
        />
        <Corner
          name={bout.b.name}
          under={underName(bout.b)}
          side="b"
          chance={other}
          favourite={(other ?? 0) > 50}
        />
      </div>
      {predicted ? (
        <>
          <Pick bout={predicted} />
          <Disclose summary="Full breakdown" of={`${nameA} vs. ${nameB}`}>
            <BoutDetails
              bout={predicted}
              league={league}
              fresh={fresh}
              sealed={sealed}
              rerun={rerun}
            />
          </Disclose>
        </>
      ) : (
        <p className="note px-4 pb-4">
          <UnpredictedWords />
        </p>
      )}
    </article>
  );
}
