import type { ReactNode } from 'react';
import type { Bout, Fighter } from '#domain/events/fightCard.ts';
import { rankText } from '#domain/fights/fighterText.ts';
import { recordText } from '#domain/fights/record.ts';
import { isEven } from '#domain/game/predictedWinner.ts';
import { decisiveWinShare } from '#domain/outcomes/fight.ts';
import { Comb, EmptyComb } from '../charts/Comb.tsx';
import { PredictedName } from '../event/PredictedName.tsx';
import { TwoChances } from '../event/TwoChances.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Monogram } from '../ui/Monogram.tsx';
import { UnpredictedWords } from '../ui/UnpredictedWords.tsx';
import { endingWords } from './endingWords.ts';
import { FighterName } from './FighterName.tsx';
import { boutNames, fightPredictionOf, isPredictedBout, type PredictedBout } from './figures.ts';

const Side = ({ fighter, name }: { readonly fighter: Fighter; readonly name: string }) => {
  const rank = rankText(fighter);
  return (
    <div>
      <Monogram name={fighter.name} big />
      <p className="abbreviation font-bold leading-[1.15]">
        {name}
        {rank !== undefined && <small>{rank}</small>}
        <small>{fighter.record ? recordText(fighter.record) : 'Record not listed'}</small>
      </p>
    </div>
  );
};

function Chances({ bout }: { readonly bout: PredictedBout }) {
  const { outcome } = bout.prediction;
  const [nameA, nameB] = boutNames(bout);
  return (
    <TwoChances
      sides={[
        [nameA, 100 * decisiveWinShare(outcome, 'a')],
        [nameB, 100 * decisiveWinShare(outcome, 'b')],
      ]}
    />
  );
}

function Ending({ bout }: { readonly bout: PredictedBout }) {
  const { winner } = fightPredictionOf(bout);
  const name = winner === bout.a.name ? boutNames(bout)[0] : boutNames(bout)[1];
  const even = isEven(100 * decisiveWinShare(bout.prediction.outcome, 'a'));
  return <PredictedName name={name} way={`by ${endingWords(bout)}`} even={even} />;
}

interface Props {
  readonly bout: Bout;
  /** The verdict on its prices. */
  readonly children?: ReactNode;
}

/** Head of a main event: comb, chances, both fighters, the likeliest ending. */
export function MainEventHead({ bout, children }: Props) {
  const [nameA, nameB] = boutNames(bout);
  const predicted = isPredictedBout(bout) ? bout : undefined;
  const chance = predicted && 100 * decisiveWinShare(predicted.prediction.outcome, 'a');
  return (
    <section className="score fight" aria-label={`Main event: ${nameA} vs. ${nameB}`}>
      {chance === undefined ? (
        <EmptyComb size="big" />
      ) : (
        <Comb size="big" away={chance} home={100 - chance} awayName={nameA} homeName={nameB} />
      )}
      <div className="inner">
        {predicted && <Chances bout={predicted} />}
        <div className="split">
          <div className="meta">
            <Badge kind="league">{bout.weightClass ?? 'Weight class not announced'}</Badge>
            {bout.titleFight && <Badge kind="outline">Title fight</Badge>}
            <span>{`${bout.rounds} rounds of 5 minutes`}</span>
          </div>
          <h4>
            <FighterName name={bout.a.name} /> <span className="text-muted font-medium">vs.</span>{' '}
            <FighterName name={bout.b.name} />
          </h4>
        </div>
        <div className="vs">
          <Side fighter={bout.a} name={nameA} />
          {predicted ? (
            <Ending bout={predicted} />
          ) : (
            <p className="figure-label">
              <UnpredictedWords />
            </p>
          )}
          <Side fighter={bout.b} name={nameB} />
        </div>
      </div>
      {children}
    </section>
  );
}
