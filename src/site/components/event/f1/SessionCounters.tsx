import { SESSION_TYPES, type SessionType } from '#domain/events/session.ts';

const LABELS: Readonly<Record<SessionType, string>> = {
  Race: 'Races',
  Sprint: 'Sprint Events',
  Qualifying: 'Qualifying',
  Practice: 'Practice',
};

interface Props {
  readonly counts: Readonly<Record<SessionType, number>>;
}

/** Upcoming sessions by type. */
export const SessionCounters = ({ counts }: Props) => (
  <dl className="stats step-4 mb-4">
    {SESSION_TYPES.map((type) => (
      <div key={type} className="stat">
        <dt>{LABELS[type]}</dt>
        <dd>{counts[type]}</dd>
      </div>
    ))}
  </dl>
);
