/** Stands for a figure that the ledger does not have yet. */
export const NONE_GRADED = 'No graded pick yet';
