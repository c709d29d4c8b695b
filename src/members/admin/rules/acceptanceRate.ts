/** The specification's acceptance rate: whole percent of users who accepted the Terms; 0 without users. */
export const acceptanceRate = (accepted: number, users: number): number =>
  users === 0 ? 0 : Math.round((100 * accepted) / users);
