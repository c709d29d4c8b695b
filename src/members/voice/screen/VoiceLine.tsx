import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { accountMoment, dateText } from '#members/billing/rules/accountText.ts';
import { UntilTrusted } from '#members/billing/screen/UntilTrusted.tsx';
import { SITE } from '#site';
import { LineCode } from './LineCode.tsx';
import {
  $voiceBusy,
  $voiceLine,
  askVoiceLineAgain,
  loadVoiceLine,
  renewLineCode,
  revokeLineCode,
} from './ownLine.ts';
import { VoicePanel } from './VoicePanel.tsx';

const HOW =
  'Call from any phone, press 1, enter your line code, then pick a league and a game on the keypad. From a phone other than your account’s, enter your ten-digit number first. The day’s summary is free for everyone.';

/** The code and its actions. */
function Ready({ code, madeAt }: { readonly code: string; readonly madeAt: string }) {
  const busy = useStore($voiceBusy, { ssr: 'initial' });
  return (
    <>
      <dl className="data-list">
        <div>
          <dt>Line code</dt>
          <dd>
            <LineCode key={code} code={code} />
          </dd>
        </div>
        <div>
          <dt>Made</dt>
          <dd>{accountMoment(madeAt)}</dd>
        </div>
      </dl>
      <p className="note">{HOW} Anyone with the code and your number can hear what you hear.</p>
      <p className="acts">
        <ActButton busy={busy} does="renew" kind="ghost" onPress={renewLineCode}>
          Get a new code
        </ActButton>
        <ActButton busy={busy} does="revoke" kind="quiet" onPress={revokeLineCode}>
          Turn the code off
        </ActButton>
      </p>
    </>
  );
}

function None() {
  const busy = useStore($voiceBusy, { ssr: 'initial' });
  return (
    <>
      <p className="note">{HOW}</p>
      <p className="acts">
        <ActButton busy={busy} does="renew" onPress={renewLineCode}>
          Get a phone code
        </ActButton>
      </p>
    </>
  );
}

/** The voice line, if it is on: its number, the member's code, and how it works. */
export function VoiceLine() {
  const loaded = useStore($voiceLine, { ssr: 'initial' });
  useEffect(() => void loadVoiceLine(), []);
  if (loaded.status === 'failed') {
    return <AskAgain what="We could not load your line code." onAgain={askVoiceLineAgain} />;
  }
  if (loaded.status === 'asking') return <div className="skeleton h-24" />;
  if (loaded.value.status === 'off') return null;
  const line = loaded.value;
  return (
    <VoicePanel state={line.status} phone={SITE.phone} phoneHref={SITE.phoneHref}>
      {line.status === 'ready' && <Ready code={line.code} madeAt={line.madeAt} />}
      {line.status === 'none' && <None />}
      {line.status === 'hidden' && (
        <UntilTrusted onTrusted={loadVoiceLine}>Your line code is</UntilTrusted>
      )}
      {line.status === 'notPremium' && (
        <p className="note">
          The day’s summary is free for everyone. The games, with winner, fair price and best price,
          come with Premium.
        </p>
      )}
      {line.status === 'shutOut' && (
        <p className="note">
          {`You are on a break until ${dateText(line.until)}, on the phone line too. Help is at `}
          <span className="whole">{SITE.helpLine}</span>, at any hour.
        </p>
      )}
    </VoicePanel>
  );
}
