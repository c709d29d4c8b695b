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
  return (
    <span className={`team ${side}${favourite ? ' favored' : ''}`}>
      <Crest team={team} />
      <span className="name">
        {team.name}
        {team.record !== undefined && (
          <>
            <span className="visually-hidden">, </span>
            <small>{team.record.replaceAll('-', '–')}</small>
          </>
        )}
      </span>
      {chance !== undefined && (
        <>
          <span className="visually-hidden">, moneyline win probability </span>
          <span className="percent">{percent(chance)}</span>
        </>
      )}
    </span>
  );
}
