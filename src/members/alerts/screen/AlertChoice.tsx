import type { Preset } from '../rules/presets.ts';

interface Props {
  readonly presets: readonly Preset[];
  readonly busy: boolean;
  readonly onSet: (preset: Preset) => void;
}

/** The offered alerts, each set by one press. */
export const AlertChoice = ({ presets, busy, onSet }: Props) => (
  <ul className="alert-choice">
    {presets.map((preset) => (
      <li className="border-b border-line" key={preset.label}>
        <button type="button" aria-disabled={busy || undefined} onClick={() => onSet(preset)}>
          <span>{preset.label}</span>
          <span className="set" aria-hidden="true">
            Set
          </span>
        </button>
      </li>
    ))}
  </ul>
);
