/** Paths of a member's alerts. */
export const ALERT_PATHS = {
  /** GET the list, POST a new one. */
  alerts: '/api/alerts',
  drop: '/api/alerts/delete',
  pause: '/api/alerts/pause',
  quiet: '/api/alerts/quiet',
} as const;
