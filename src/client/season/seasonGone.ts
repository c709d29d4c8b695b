/** The inputs are not there any more: a newer forecast has been out for long. */
export class SeasonGone extends Error {
  constructor() {
    super('these odds are too old to play with; reload the page for today’s');
  }
}
