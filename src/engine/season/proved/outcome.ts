/** Proved to be reached, proved to be out of reach; undefined: neither is proved. */
export type Proved = 'clinched' | 'eliminated' | undefined;

export const either = (reached: boolean, lost: () => boolean): Proved => {
  if (reached) return 'clinched';
  return lost() ? 'eliminated' : undefined;
};
