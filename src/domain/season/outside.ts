/**
 * Key of all sides outside of the league's table together: college football's opponents of a lower division. If a schedule has
 * such a game, this is the last of the inputs' teams, without a conference or division: its games count in its opponents'
 * records, and no counts are kept for it.
 */
export const OUTSIDE = 'outside';
