import type { ReactNode } from 'react';

const CLASS = {
  plain: '',
  league: 'league',
  today: 'today',
  live: 'live',
  value: 'value',
  warn: 'warn',
  bad: 'bad',
  outline: 'out',
} as const;

interface Props {
  /** Today and live are the accent; sample and stale are `warn`; typical is `outline`. */
  readonly kind?: keyof typeof CLASS;
  readonly children: ReactNode;
}

/** A word or two in a small box. Color is never the only information. */
export const Badge = ({ kind = 'plain', children }: Props) => (
  <span className={`badge ${CLASS[kind]}`.trim()}>{children}</span>
);
