import { Whole } from '#components/ui/Whole.tsx';
import { shortDayTime } from '#domain/time/time.ts';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import type { Alert, AlertFiring } from '../contract.ts';
import { firingText } from '../rules/outcomeWords.ts';

interface Props {
  readonly alert: Alert;
  readonly aDay: number;
  /** The current action on any alert. */
  readonly busy: string;
  readonly onDrop: (alert: Alert) => void;
}

interface Came extends Pick<Props, 'alert' | 'aDay'> {
  readonly firing: AlertFiring;
}

/** What a firing's time is of. */
const timeOf = ({ kind }: Alert): string => {
  if (kind === 'play') return 'seen';
  return kind === 'player' ? 'reports checked' : 'prices from';
};

const Firing = ({ alert, firing, aDay }: Came) => (
  <li>
    <b>{firing.what}</b>
    <span className="note">
      <a href={`/game/${firing.gameId}`}>{firing.game}</a>,{' '}
      <Whole
        text={`${shortDayTime(firing.firedAt)}, ${timeOf(alert)} ${shortDayTime(firing.figuresAt)}. ${firingText(firing, aDay, alert.kind)}`}
      />
    </span>
  </li>
);

/** How often one that goes on tells. */
const often = ({ kind }: Alert): string => {
  if (kind === 'play') return ' One message per game.';
  return kind === 'player' ? ' At most one message a day.' : ' One message per bet.';
};

/** One alert: the wish, its state and its outcomes. */
export const AlertItem = ({ alert, aDay, busy, onDrop }: Props) => (
  <li className="alert-item">
    <div>
      <h3>{alert.label}</h3>
      <p className="note">
        {alert.game && (
          <>
            <a href={`/game/${alert.game.id}`}>{alert.game.name}</a>,{' '}
            {alert.state === 'ended' ? 'began' : 'starts'}{' '}
            <Whole text={`${shortDayTime(alert.game.startsAt)}.`} />{' '}
          </>
        )}
        <Whole text={`Set ${shortDayTime(alert.setAt)}.`} />
        {alert.state === 'ended' && ' The game began before it came true.'}
        {!alert.game && alert.state === 'waiting' && often(alert)}
      </p>
      {alert.firings.length > 0 && (
        <ul className="alert-firings">
          {alert.firings.map((firing) => (
            <Firing
              key={`${firing.firedAt} ${firing.gameId} ${firing.what}`}
              alert={alert}
              firing={firing}
              aDay={aDay}
            />
          ))}
        </ul>
      )}
    </div>
    <ActButton
      busy={busy}
      does={`drop ${alert.id}`}
      kind="ghost compact"
      label={`Delete: ${alert.label}`}
      onPress={() => onDrop(alert)}
    >
      Delete
    </ActButton>
  </li>
);
