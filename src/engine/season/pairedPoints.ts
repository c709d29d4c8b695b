/** Sums over pairs of runs, without results set and with them: how these change each team's mean of wins or points. */
export class PairedPoints {
  private runs = 0;
  private weight = 0;
  private readonly before: Float64Array;
  private readonly now: Float64Array;

  constructor(teams: number) {
    this.before = new Float64Array(teams);
    this.now = new Float64Array(teams);
  }

  /**
   * Adds the next run.
   * @param plain wins or points of all runs without results set, in order
   * @param pointsOf those of a team in this run with them
   */
  add(plain: Uint16Array, pointsOf: (team: number) => number, weight: number): void {
    const { before, now } = this;
    const from = this.runs * now.length;
    this.runs += 1;
    this.weight += weight;
    for (let team = 0; team < now.length; team++) {
      before[team] = (before[team] ?? 0) + (plain[from + team] ?? 0);
      now[team] = (now[team] ?? 0) + weight * pointsOf(team);
    }
  }

  changeOf(team: number): number {
    return (this.now[team] ?? 0) / this.weight - (this.before[team] ?? 0) / this.runs;
  }
}
