/** Tabs of a race card; Overview is open at first. */
export const RACE_TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'drivers', label: 'Drivers' },
  { id: 'matchups', label: 'Matchups' },
  { id: 'analysis', label: 'Analysis' },
] as const;

/** Tabs of the guide; the series' is open at first. */
export const GUIDE_TABS = [
  { id: 'series', label: 'Series' },
  { id: 'tracks', label: 'Tracks' },
  { id: 'drivers', label: 'Drivers' },
  { id: 'technology', label: 'Technology' },
  { id: 'culture', label: 'Culture' },
] as const;
