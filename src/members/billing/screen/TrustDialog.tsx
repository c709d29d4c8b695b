import { CODE_DIGITS } from '#members/account/rules/code.ts';
import { AccountDialog } from '#members/account/screen/AccountDialog.tsx';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { hasPasskeys } from '#members/account/screen/passkeys/support.ts';
import { accountMoment } from '../rules/accountText.ts';
import { ProofField } from './ProofField.tsx';
import {
  closeQuestion,
  enterProof,
  nameCard,
  nameInvoice,
  provePasskey,
  sendProof,
  type TrustQuestion,
} from './proving.ts';

/** Asks a new device to prove whose account it is, by whatever this member has. */
export function TrustDialog({ shown, busy, problem, isSent }: TrustQuestion) {
  // A mailbox has been proven already, and the card is asked for.
  const isCardAsked = shown !== undefined && shown.by !== null;
  const ways = shown?.ways ?? { payment: true, email: false, passkey: false, device: false };
  return (
    <AccountDialog title="Is this your account?" onClose={closeQuestion}>
      <p>
        This device is new to your account. In case somebody took over your number, please show that
        the account is yours, once on this device.
      </p>
      <p className="error" role="alert">
        {problem}
      </p>
      {ways.passkey && hasPasskeys() && (
        <p className="acts">
          <ActButton busy={busy} does="passkey" onPress={() => void provePasskey()}>
            Use your passkey
          </ActButton>
        </p>
      )}
      {ways.payment && (
        <ProofField
          label={
            ways.passkey && hasPasskeys()
              ? 'Or the last four digits of the card that paid'
              : 'Last four digits of the card that paid'
          }
          does="card"
          busy={busy}
          digits={4}
          button="Continue"
          onGive={nameCard}
        />
      )}
      {ways.payment && !isCardAsked && (
        <ProofField
          label="Or the number of an invoice, as on your receipt"
          does="invoice"
          busy={busy}
          button="Check the number"
          onGive={nameInvoice}
        />
      )}
      {ways.email && !isCardAsked && (
        <>
          <p className="acts">
            <ActButton busy={busy} does="send" kind="ghost" onPress={() => void sendProof()}>
              {isSent ? 'E-mail another code' : 'E-mail a code to my confirmed address'}
            </ActButton>
          </p>
          {isSent && (
            <ProofField
              label="6-digit code from the e-mail"
              does="code"
              busy={busy}
              digits={CODE_DIGITS}
              button="Check the code"
              onGive={enterProof}
            />
          )}
        </>
      )}
      <ul className="note grid list-disc gap-1.5 pl-5">
        {ways.device && (
          <li>
            On a device where you are signed in already: open your account there and, under “Where
            you are signed in”, choose “Yes, trust it”.
          </li>
        )}
        {shown && (
          <li>{`Or wait: from ${accountMoment(shown.waitsUntil)} this device is trusted.`}</li>
        )}
      </ul>
      <p className="acts">
        <button className="button quiet" type="button" onClick={closeQuestion}>
          Not now
        </button>
      </p>
    </AccountDialog>
  );
}
