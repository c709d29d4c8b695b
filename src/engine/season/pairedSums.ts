/** Bits of a team's goals. */
const GOALS = 16;

/**
 * Sums over pairs of runs, one without results set (x: 1 if the goal was reached) and the same one with them (y, weight w), from which
 * the change Σwy ÷ Σw − Σx ÷ n and its standard error follow.
 */
export class PairedSums {
  private readonly teams: number;
  private runs = 0;
  private weight = 0;
  private squares = 0;
  /** By goal and team: Σx, Σwx, Σwxy, Σwy, Σw²y. */
  private readonly x: Float64Array;
  private readonly wx: Float64Array;
  private readonly wxy: Float64Array;
  private readonly wy: Float64Array;
  private readonly wwy: Float64Array;

  constructor(teams: number) {
    const make = () => new Float64Array(GOALS * teams);
    this.teams = teams;
    this.x = make();
    this.wx = make();
    this.wxy = make();
    this.wy = make();
    this.wwy = make();
  }

  /**
   * Adds the next run.
   * @param plain goals of all runs without results set, in order
   * @param set goals of this run with them
   */
  add(plain: Uint16Array, set: Uint16Array, weight: number): void {
    const { teams, x, wx, wxy, wy, wwy } = this;
    const from = this.runs * teams;
    this.runs += 1;
    this.weight += weight;
    this.squares += weight * weight;
    for (let team = 0; team < teams; team++) {
      const before = plain[from + team] ?? 0;
      const now = set[team] ?? 0;
      for (let goal = 0, left = before | now; left !== 0; goal++, left >>= 1) {
        if ((left & 1) === 0) continue;
        const at = goal * teams + team;
        const was = (before >> goal) & 1;
        const is = (now >> goal) & 1;
        x[at] = (x[at] ?? 0) + was;
        wx[at] = (wx[at] ?? 0) + was * weight;
        wxy[at] = (wxy[at] ?? 0) + was * is * weight;
        wy[at] = (wy[at] ?? 0) + is * weight;
        wwy[at] = (wwy[at] ?? 0) + is * weight * weight;
      }
    }
  }

  /** How many runs of equal weight these are as good as: (Σw)² ÷ Σw² (Kish 1965, Survey Sampling, section 11.7). */
  effective(): number {
    return this.squares === 0 ? 0 : this.weight ** 2 / this.squares;
  }

  changeOf(goal: number, team: number): number {
    const at = goal * this.teams + team;
    return (this.wy[at] ?? 0) / this.weight - (this.x[at] ?? 0) / this.runs;
  }

  /**
   * Of a run's share in the change, e = (w ÷ mean w)(y − p₁) − (x − p₀): √Σe² ÷ n. The variance of a ratio of means by its first
   * derivatives: Cochran (1977), Sampling Techniques, section 6.3.
   */
  errorOf(goal: number, team: number): number {
    const { runs, weight, squares } = this;
    const at = goal * this.teams + team;
    const mean = weight / runs;
    const p0 = (this.x[at] ?? 0) / runs;
    const p1 = (this.wy[at] ?? 0) / weight;
    const ofSet = ((this.wwy[at] ?? 0) * (1 - 2 * p1) + p1 * p1 * squares) / (mean * mean);
    const ofPlain = runs * p0 * (1 - p0);
    const both = ((this.wxy[at] ?? 0) - p1 * (this.wx[at] ?? 0)) / mean;
    return Math.sqrt(Math.max(0, ofSet + ofPlain - 2 * both)) / runs;
  }
}
