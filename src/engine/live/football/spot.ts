/** Where an offense stands. */
export interface Spot {
  /** Yards to the goal line it attacks, 1–99. */
  readonly yards: number;
  /** 1–4. */
  readonly down: number;
  /** Yards to the line to gain. */
  readonly distance: number;
  /** Seconds left in the half, and whether it is the second. */
  readonly seconds: number;
  readonly second: boolean;
  /** Its score less the other side's. */
  readonly lead: number;
  /** The defense's time-outs left, 0–3; absent where nobody says. */
  readonly timeouts?: number | undefined;
}

/** Farther from a half's end than this, seconds, no drive is cut short by it. */
export const ENDS_WITHIN = 600;
/** Time-outs a defense has late in a half on average: what counts where nobody says. */
const USUAL_TIMEOUTS = 2;

const over = (value: number, from: number): number => (value > from ? value - from : 0);
const when = (condition: boolean): number => (condition ? 1 : 0);

/** How near the end of the game is: 1 at its end, falling to 0 within some minutes; 0 in the first half. */
const late = ({ second, seconds }: Spot): number => (second ? over(1, seconds / 420) : 0);
/** How near the end of the half is. */
const hurry = ({ seconds }: Spot): number => over(1, seconds / 150);

function field({ yards, down, distance }: Spot): number[] {
  const x = yards / 100;
  const third = when(down === 3);
  const fourth = when(down === 4);
  const long = Math.min(distance, 25) / 10;
  return [
    1,
    x,
    over(0.4, x),
    over(0.1, x),
    when(down === 2),
    third,
    fourth,
    long * (1 - third - fourth),
    long * third,
    long * fourth,
    fourth * over(x, 0.4),
  ];
}

/** What says whether a drive that is not cut short scores. */
export function scoreRow(spot: Spot): number[] {
  const end = hurry(spot);
  const close = late(spot);
  return [
    ...field(spot),
    end,
    (end * spot.yards) / 100,
    close * when(spot.lead > 0),
    close * when(spot.lead < -3),
    close * when(spot.lead < -8),
    (close * when(spot.lead < 0) * spot.yards) / 100,
  ];
}

/** What says whether a score is a touchdown. */
export function touchdownRow(spot: Spot): number[] {
  const end = hurry(spot);
  const close = late(spot);
  return [
    ...field(spot),
    end,
    (end * spot.yards) / 100,
    close * when(spot.lead > 0),
    close * when(spot.lead < 0 && spot.lead >= -3),
    close * when(spot.lead < -3),
    close * when(spot.lead < -3 && spot.lead >= -8),
  ];
}

/** What says whether the half ends during the drive; `seconds` at most ENDS_WITHIN. */
export function endRow(spot: Spot): number[] {
  const { seconds, second, lead, yards, down, distance } = spot;
  const x = yards / 100;
  const minutes = seconds / 60;
  const root = Math.sqrt(minutes);
  const ahead = when(second && lead > 0);
  const behind = when(second && lead < 0);
  const fourth = when(down === 4);
  const out = (spot.timeouts ?? USUAL_TIMEOUTS) - USUAL_TIMEOUTS;
  const soon = over(1, minutes / 0.5);
  return [
    1,
    root,
    minutes,
    soon,
    x,
    x * root,
    over(0.35, x),
    when(down === 2),
    when(down === 3),
    fourth,
    fourth * x,
    Math.min(distance, 25) / 10,
    ahead,
    ahead * root,
    ahead * minutes,
    ahead * when(down === 1),
    ahead * x,
    behind,
    behind * root,
    behind * soon,
    when(second && lead < -8),
    out * ahead * over(1, minutes / 4),
  ];
}

/** Results of a drive that is not cut short. */
export const SCORELESS = 0;
export const FIELD_GOAL = 1;
export const TOUCHDOWN = 2;

/** What says how long the drive still takes, given its result: the parts of ln(seconds + LAG). */
export function secondsRow(spot: Spot, result: number): number[] {
  const x = spot.yards / 100;
  const close = late(spot);
  const goal = when(result === FIELD_GOAL);
  const touchdown = when(result === TOUCHDOWN);
  return [
    1,
    goal,
    touchdown,
    x,
    x * goal,
    x * touchdown,
    when(spot.down === 2),
    when(spot.down === 3),
    when(spot.down === 4),
    hurry(spot),
    over(1, spot.seconds / 40),
    over(1, spot.seconds / 400),
    close * when(spot.lead > 0),
    close * when(spot.lead < 0),
  ];
}
export const LAG = 10;

/** What says where the other side starts after a scoreless drive: the parts of its yards to the goal line ÷ 100. */
export function nextRow({ yards, down }: Spot): number[] {
  const x = yards / 100;
  return [1, x, over(x, 0.4), over(x, 0.7), when(down === 4)];
}
