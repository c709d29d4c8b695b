/** Paths of the admin without their schemas. Everybody else gets "not found", as for any nonexistent path. */
export const ADMIN_PATHS = {
  users: '/api/admin/users',
  summary: '/api/admin/summary',
  reveal: '/api/admin/users/reveal',
  export: '/api/admin/users.csv',
  liftBan: '/api/admin/bans/lift',
} as const;
