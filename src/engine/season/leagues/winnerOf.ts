/** The winner of a series, finished games first. */
export { playSeries as winnerOf } from '../series.ts';
