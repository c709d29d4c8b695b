/** What an open page says about itself when it cannot be as new as the slate. */
export const PAGE_LINES = {
  leftSlate: 'This is no longer on our schedule. What stands below is the last we published of it.',
  newerComing:
    'Newer figures are out. This page follows within minutes; until then it is as of the time shown.',
  newer: 'Newer figures are out.',
  chunk: 'A part of this page did not load.',
} as const;
