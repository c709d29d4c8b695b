import type { ReactNode } from 'react';
import type { Alert } from '../contract.ts';
import { AlertItem } from './AlertItem.tsx';

interface Props {
  readonly title: string;
  readonly id: string;
  readonly alerts: readonly Alert[];
  readonly aDay: number;
  readonly busy: string;
  readonly onDrop: (alert: Alert) => void;
  readonly note?: ReactNode;
}

/** Alerts in the same state. */
export const AlertGroup = ({ title, id, alerts, aDay, busy, onDrop, note }: Props) => (
  <section className="panel mt-5" aria-labelledby={id}>
    <div className="panel-head">
      <h2 id={id}>{title}</h2>
      <span className="subline">{alerts.length}</span>
    </div>
    <div className="content">
      {note}
      <ul className="alert-list">
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} aDay={aDay} busy={busy} onDrop={onDrop} />
        ))}
      </ul>
    </div>
  </section>
);
