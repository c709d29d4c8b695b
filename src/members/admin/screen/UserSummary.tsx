import { useStore } from '@nanostores/react';
import type { AdminSummary } from '../contract.ts';
import { $summary } from './summary.ts';

const counted = (count: number): string => count.toLocaleString('en-US');

const CARDS: readonly {
  readonly name: string;
  readonly figure: (summary: AdminSummary) => string;
  readonly note?: string;
}[] = [
  { name: 'Users', figure: ({ total }) => counted(total) },
  {
    name: 'Terms accepted',
    figure: ({ acceptanceRate }) => `${acceptanceRate}%`,
    note: 'acceptance rate, rounded',
  },
  { name: 'Active subscribers', figure: ({ active }) => counted(active), note: 'with access now' },
  { name: 'Monthly', figure: ({ monthly }) => counted(monthly), note: 'of the active' },
  { name: 'Yearly', figure: ({ yearly }) => counted(yearly), note: 'of the active' },
];

/** Figures of all users, whatever the filters. */
export function UserSummary() {
  const summary = useStore($summary);
  return (
    <dl className="stats users-stats" aria-busy={summary === undefined}>
      {CARDS.map(({ name, figure, note }) => (
        <div className="stat" key={name}>
          <dt>{name}</dt>
          <dd>{summary ? figure(summary) : '–'}</dd>
          {(note || summary === null) && (
            <dd className="remark">{summary === null ? 'could not be loaded' : note}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
