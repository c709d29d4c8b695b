import { momentText } from '#members/billing/rules/accountText.ts';
import { deviceName } from '../rules/deviceName.ts';
import { ActButton } from './ActButton.tsx';

interface OpenSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly usedAt: string;
  readonly here: boolean;
}

interface Props {
  readonly sessions: readonly OpenSession[];
  /** Ids of those that began with a passkey. */
  readonly byPasskey: readonly string[];
  readonly busy: string;
  readonly onSignOut: (id: string, here: boolean) => void;
}

/** The member's sessions, each with a sign-out button. */
export const SessionList = ({ sessions, byPasskey, busy, onSignOut }: Props) => (
  <ul className="sessions">
    {sessions.map(({ id, device, createdAt, usedAt, here }) => (
      <li key={id}>
        <div>
          <h3 className="text-15 font-[650]">
            {deviceName(device)} {here && <span className="badge value">This device</span>}
          </h3>
          <p className="subline leading-[1.5]">
            {here ? 'In use now' : `Last used ${momentText(usedAt)}`}
            <br />
            Signed in {momentText(createdAt)}
            {byPasskey.includes(id) && ' with a passkey'}
          </p>
        </div>
        <ActButton
          busy={busy}
          does={`session ${id}`}
          kind="ghost compact"
          label={`Sign out ${here ? 'here' : `${deviceName(device)}, signed in ${momentText(createdAt)}`}`}
          onPress={() => onSignOut(id, here)}
        >
          Sign Out
        </ActButton>
      </li>
    ))}
  </ul>
);
