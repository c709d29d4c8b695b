import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly name: string;
  /** "On since Nov 21", "Off". */
  readonly state: string;
  readonly on: boolean;
  readonly children: ReactNode;
}

/** One channel for picks: its name, state and actions. */
export const ChannelRow = ({ id, name, state, on, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would name every field in it by the channel
  <div className="channel" role="group" aria-labelledby={`channel-${id}`}>
    <div className="channel-head">
      <h3 className="text-16" id={`channel-${id}`}>
        {name}
      </h3>
      <span className={`badge ${on ? 'value' : ''}`.trim()}>{state}</span>
    </div>
    {children}
  </div>
);
