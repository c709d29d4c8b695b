/** Paths of the admin, apart from their schemas. To everybody else each is not found, like any path that is none. */
export const ADMIN_PATHS = {
  users: '/api/admin/users',
  summary: '/api/admin/summary',
  reveal: '/api/admin/users/reveal',
  export: '/api/admin/users.csv',
  liftBan: '/api/admin/bans/lift',
} as const;
