import { accountMoment } from '#members/billing/rules/accountText.ts';
import { deviceName } from '../rules/deviceName.ts';
import { ActButton } from './ActButton.tsx';

interface OpenSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly usedAt: string;
  readonly here: boolean;
  readonly trusted: boolean;
  /** Whether this device is asked whether it is the member's. */
  readonly asked: boolean;
}

interface Props {
  readonly sessions: readonly OpenSession[];
  /** Ids of those that began with a passkey. */
  readonly byPasskey: readonly string[];
  readonly busy: string;
  readonly onSignOut: (id: string, here: boolean) => void;
  readonly onTrust: (id: string) => void;
  readonly onProve: () => void;
}

/** A device's name; the server leaves it out for a device that is not trusted. */
const nameOf = (device: string): string => (device === '' ? 'Another device' : deviceName(device));

/** The member's sessions, each with a sign-out button. */
export const SessionList = (props: Props) => {
  const { sessions, byPasskey, busy, onSignOut, onTrust, onProve } = props;
  return (
    <ul className="sessions">
      {sessions.map(({ id, device, createdAt, usedAt, here, trusted, asked }) => (
        <li key={id}>
          <div>
            <h3 className="text-15 font-[650]">
              {nameOf(device)} {here && <span className="badge value">This device</span>}
            </h3>
            <p className="subline leading-[1.5]">
              {here ? 'In use now' : `Last used ${accountMoment(usedAt)}`}
              <br />
              Signed in {accountMoment(createdAt)}
              {byPasskey.includes(id) && ' with a passkey'}
            </p>
            {(asked || !trusted) && (
              <p className="subline leading-[1.5]">
                {here
                  ? 'New to your account: some of what was there before is not shown here for a day.'
                  : 'New sign-in. Was it you? If not, sign it out.'}
              </p>
            )}
          </div>
          <div className="acts">
            {(asked || !trusted) && (
              <ActButton
                busy={busy}
                does={`trust ${id}`}
                kind="ghost compact"
                onPress={() => (here ? onProve() : onTrust(id))}
              >
                {here ? 'Trust this device' : trusted ? 'Yes, it was me' : 'Yes, trust it'}
              </ActButton>
            )}
            <ActButton
              busy={busy}
              does={`session ${id}`}
              kind="ghost compact"
              label={`Sign out ${here ? 'here' : `${nameOf(device)}, signed in ${accountMoment(createdAt)}`}`}
              onPress={() => onSignOut(id, here)}
            >
              Sign Out
            </ActButton>
          </div>
        </li>
      ))}
    </ul>
  );
};
