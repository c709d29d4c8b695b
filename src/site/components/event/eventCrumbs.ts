import type { Crumb } from '../game/Breadcrumb.tsx';

/** Home > Sports > … > this page: the crumbs of a sport's screens; the last has no link. */
export const sportCrumbs = (...rest: readonly Crumb[]): readonly Crumb[] => [
  { text: 'Home', href: '/' },
  { text: 'Sports', href: '/predictions' },
  ...rest,
];
