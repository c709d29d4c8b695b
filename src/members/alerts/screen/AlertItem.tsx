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

const Firing = ({ firing, aDay }: { readonly firing: AlertFiring; readonly aDay: number }) => (
  <li>
    <b>{firing.what}</b>
    <span className="note">
      <a href={`/game/${firing.gameId}`}>{firing.game}</a>,{' '}
      <Whole
        text={`${shortDayTime(firing.firedAt)}, prices from ${shortDayTime(firing.figuresAt)}. ${firingText(firing, aDay)}`}
      />
    </span>
  </li>
);

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
        {!alert.game && alert.state === 'waiting' && ' One message per bet.'}
      </p>
      {alert.firings.length > 0 && (
        <ul className="alert-firings">
          {alert.firings.map((firing) => (
            <Firing key={`${firing.gameId} ${firing.what}`} firing={firing} aDay={aDay} />
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
