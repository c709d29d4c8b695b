/** What a card says while it has no prediction. */
export const PENDING_TEXT = 'Prediction pending...';
