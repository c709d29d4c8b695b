import { useState } from 'react';
import { copyText } from '#client/copyText.ts';

interface Props {
  readonly name: string;
  readonly address: string;
}

/** A secret address, to be copied. */
export function FeedAddress({ name, address }: Props) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    setSaid((await copyText(address)) ? 'Copied' : 'Failed');
  };
  const id = `address-${name.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <div className="feed-address">
        <input
          id={id}
          className="input"
          type="text"
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          className="button ghost compact"
          type="button"
          aria-label={`Copy the address of ${name}`}
          onClick={copy}
        >
          {said || 'Copy'}
        </button>
      </div>
      <span className="visually-hidden" role="status">
        {said &&
          (said === 'Copied'
            ? 'Address copied.'
            : 'The browser did not allow it. Select the address and copy it by hand.')}
      </span>
    </div>
  );
}
