import type { RaceCardData, StageProbability } from '#domain/nascar/raceCard.ts';
import { RACE_STRATEGY } from '#domain/nascar/strategy.ts';
import { ShareBars } from '../charts/ShareBars.tsx';

function Stage({
  title,
  list,
}: {
  readonly title: string;
  readonly list: readonly StageProbability[];
}) {
  return (
    <div>
      <h5>{title}</h5>
      <ShareBars
        label={title}
        bars={list.map(({ driver, probability }) => ({
          label: driver,
          share: probability / 100,
          tone: 'home',
        }))}
      />
    </div>
  );
}

/** Stage winners, if any, and the series' summary. */
export const RaceAnalysis = ({ race }: { readonly race: RaceCardData }) => (
  <div className="analysis grid gap-6">
    {race.stageWinners && (
      <div className="two">
        <Stage title="Stage 1 winner" list={race.stageWinners.stage1} />
        <Stage title="Stage 2 winner" list={race.stageWinners.stage2} />
      </div>
    )}
    <div>
      <h5>Race Summary &amp; Strategy</h5>
      <div className="two">
        {RACE_STRATEGY[race.series].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  </div>
);
