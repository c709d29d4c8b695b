/** What an open page says about itself when it cannot be as new as the slate. */
export const PAGE_LINES = {
  leftSlate: 'This is no longer on our schedule. Below is the last we published about it.',
  newer: 'Newer figures are out.',
  unasked: 'We could not check for newer figures. This page asks again in a few minutes.',
  unknownReader: 'We could not check whether you are signed in.',
  chunk: 'A part of this page did not load.',
} as const;
