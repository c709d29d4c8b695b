/**
 * A normal belief about many numbers, and the Kalman step that conditions it on a noisy weighted sum of a few.
 * Kalman (1960), "A new approach to linear filtering and prediction problems", Journal of Basic Engineering 82(1);
 * as a rating method: Glickman and Stern (1998), "A state-space model for National Football League scores",
 * JASA 93(441).
 * Either every covariance is kept (small leagues), or only the variances: the numbers then count as independent
 * after every step.
 */
export interface Belief {
  /** Numbers in use; the arrays have room for more. */
  size: number;
  mean: Float64Array;
  /** The variances, or the whole covariance matrix row by row. */
  spread: Float64Array;
  /** Numbers there is room for. */
  room: number;
  readonly full: boolean;
  /** Covariance of the observed sum with every number; scratch space of one step. */
  along: Float64Array;
}

/** A weighted sum of a few of the numbers. */
export interface Sight {
  count: number;
  readonly index: Int32Array;
  readonly weight: Float64Array;
}

/** Both teams, the home advantage, and the most players of each side who may start. */
const SEEN = 24;

export const newSight = (): Sight => ({
  count: 0,
  index: new Int32Array(SEEN),
  weight: new Float64Array(SEEN),
});

/** Adds a number to the sum. */
export function addToSight(sight: Sight, index: number, weight: number): void {
  sight.index[sight.count] = index;
  sight.weight[sight.count] = weight;
  sight.count += 1;
}

export const newBelief = (full: boolean, room = 8): Belief => ({
  size: 0,
  mean: new Float64Array(room),
  spread: new Float64Array(full ? room * room : room),
  room,
  full,
  along: new Float64Array(full ? room : 0),
});

/** Adds a number, independent of the others. */
export function append(belief: Belief, mean: number, variance: number): void {
  if (belief.size === belief.room) enlarge(belief, 2 * belief.room);
  belief.mean[belief.size] = mean;
  belief.size += 1;
  addVariance(belief, belief.size - 1, variance);
}

function enlarge(belief: Belief, room: number): void {
  const larger = newBelief(belief.full, room);
  larger.mean.set(belief.mean);
  if (belief.full) {
    for (let row = 0; row < belief.room; row++) {
      const from = belief.spread.subarray(row * belief.room, (row + 1) * belief.room);
      larger.spread.set(from, row * room);
    }
  } else larger.spread.set(belief.spread);
  belief.mean = larger.mean;
  belief.spread = larger.spread;
  belief.along = larger.along;
  belief.room = room;
}

export const varianceOf = (belief: Belief, index: number): number =>
  belief.spread[belief.full ? index * (belief.room + 1) : index] ?? 0;

export function addVariance(belief: Belief, index: number, variance: number): void {
  const at = belief.full ? index * (belief.room + 1) : index;
  belief.spread[at] = (belief.spread[at] ?? 0) + variance;
}

/** Covariance of two numbers; 0 between different ones if only variances are kept. */
export const covariance = (belief: Belief, one: number, other: number): number =>
  belief.full
    ? (belief.spread[one * belief.room + other] ?? 0)
    : one === other
      ? varianceOf(belief, one)
      : 0;

export function setCovariance(belief: Belief, one: number, other: number, value: number): void {
  belief.spread[one * belief.room + other] = value;
  belief.spread[other * belief.room + one] = value;
}

/** Forgets a number and its covariances, until its place is used again. */
export function forgetEntry(belief: Belief, index: number): void {
  belief.mean[index] = 0;
  shrink(belief, index, 0);
}

/** Shrinks a number's deviation from its (moved) mean: variance × factor², covariances × factor. */
export function shrink(belief: Belief, index: number, factor: number): void {
  const { spread, room } = belief;
  if (!belief.full) {
    spread[index] = (spread[index] ?? 0) * factor * factor;
    return;
  }
  for (let other = 0; other < belief.size; other++) {
    spread[index * room + other] = (spread[index * room + other] ?? 0) * factor;
    spread[other * room + index] = (spread[other * room + index] ?? 0) * factor;
  }
}

export function beliefMean({ mean }: Belief, { count, index, weight }: Sight): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += (weight[at] ?? 0) * (mean[index[at] ?? 0] ?? 0);
  return sum;
}

/** Variance of the sum. */
export function sumVariance(belief: Belief, { count, index, weight }: Sight): number {
  let sum = 0;
  for (let at = 0; at < count; at++) {
    const w = weight[at] ?? 0;
    const i = index[at] ?? 0;
    sum += w * w * varianceOf(belief, i);
    if (!belief.full) continue;
    for (let to = 0; to < at; to++) {
      sum += 2 * w * (weight[to] ?? 0) * covariance(belief, i, index[to] ?? 0);
    }
  }
  return sum;
}

/**
 * Conditions the belief on an observation of the sum.
 * @param gap observation − the sum's mean
 * @param variance of the gap: the sum's own plus the observation's noise
 */
export function observeBelief(belief: Belief, sight: Sight, gap: number, variance: number): void {
  if (belief.full) observeFull(belief, sight, gap, variance);
  else observeEach(belief, sight, gap, variance);
}

function observeEach(
  { mean, spread }: Belief,
  { count, index, weight }: Sight,
  gap: number,
  variance: number,
): void {
  for (let at = 0; at < count; at++) {
    const i = index[at] ?? 0;
    const along = (weight[at] ?? 0) * (spread[i] ?? 0);
    const gain = along / variance;
    mean[i] = (mean[i] ?? 0) + gain * gap;
    spread[i] = (spread[i] ?? 0) - gain * along;
  }
}

function observeFull(belief: Belief, sight: Sight, gap: number, variance: number): void {
  const { mean, spread, room, size, along } = belief;
  along.fill(0, 0, size);
  for (let at = 0; at < sight.count; at++) {
    const row = (sight.index[at] ?? 0) * room;
    const w = sight.weight[at] ?? 0;
    for (let i = 0; i < size; i++) along[i] = (along[i] ?? 0) + w * (spread[row + i] ?? 0);
  }
  for (let i = 0; i < size; i++) {
    const gain = (along[i] ?? 0) / variance;
    mean[i] = (mean[i] ?? 0) + gain * gap;
    const row = i * room;
    for (let j = 0; j < size; j++)
      spread[row + j] = (spread[row + j] ?? 0) - gain * (along[j] ?? 0);
  }
}
