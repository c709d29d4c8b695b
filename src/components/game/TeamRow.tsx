import type { Team } from '#domain/game.ts';
import { percent } from '#domain/numbers.ts';
import { Crest } from './Crest.tsx';

interface Props {
  readonly team: Team;
  readonly side: 'home' | 'away';
  /** Moneyline win probability, 0–100; absent while the prediction is pending. */
  readonly chance?: number | undefined;
  readonly favourite: boolean;
}

/** One side of a card: the favourite is heavy and wide, the underdog light. */
export function TeamRow({ team, side, chance, favourite }: Props) {
  const tone = side === 'away' ? 'aw' : 'hm';
  return (
    <span className={`team ${tone}${favourite ? ' fav' : ''}`}>
      <Crest team={team} />
      <span className="nm">
        {team.name}
        {team.record !== undefined && (
          <>
            <span className="vh">, </span>
            <small>{team.record.replaceAll('-', '–')}</small>
          </>
        )}
      </span>
      {chance !== undefined && (
        <>
          <span className="vh">, moneyline win probability </span>
          <span className="pc">{percent(chance)}</span>
        </>
      )}
    </span>
  );
}
