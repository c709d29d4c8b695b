import { type FormEvent, useState } from 'react';
import { hourText } from '#members/account/rules/hours.ts';
import type { QuietHours as Hours } from '../contract.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface HourProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (hour: number) => void;
}

const Hour = ({ label, value, onChange }: HourProps) => (
  <label>
    {label}
    <select
      className="input small"
      value={value}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {hourText(hour)}
        </option>
      ))}
    </select>
  </label>
);

interface Props {
  readonly quiet: Hours;
  readonly busy: boolean;
  readonly onSet: (quiet: Hours) => void;
}

/** The hours in which a member is told nothing of games as they are played. */
export function QuietHours({ quiet, busy, onSet }: Props) {
  const [from, setFrom] = useState(quiet.from);
  const [to, setTo] = useState(quiet.to);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSet({ from, to });
  };
  return (
    <form className="alert-return mt-4" noValidate onSubmit={send}>
      <Hour label="Quiet from" value={from} onChange={setFrom} />
      <Hour label="Until" value={to} onChange={setTo} />
      <button className="button ghost" type="submit" aria-disabled={busy || undefined}>
        Save quiet hours
      </button>
    </form>
  );
}
