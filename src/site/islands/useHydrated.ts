import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the built page and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
