/** A source of random bits. Samplers take one as an argument and keep no state. */
export interface Generator {
  /** The next 32 bits as an unsigned whole number, 0 to 2³² − 1. */
  next(): number;
  /** Fills a list with the next numbers, faster than one at a time. */
  fill(out: Uint32Array): void;
}

const WARM_UP_ROUNDS = 15;

/**
 * The state lives in one typed array: class fields and closure variables box 32-bit numbers that do not fit a small integer,
 * which would allocate at every step.
 */
class Sfc32 implements Generator {
  private readonly state = new Int32Array(4);

  constructor(seed: number, block: number) {
    this.state[0] = seed;
    this.state[1] = Math.imul(seed, 0x9e3779b9);
    this.state[2] = seed ^ 0x85ebca6b ^ Math.imul(block, 0xc2b2ae35);
    this.state[3] = 1;
    for (let round = 0; round < WARM_UP_ROUNDS; round++) this.next();
  }

  next(): number {
    const state = this.state;
    const b = state[1] ?? 0;
    const c = state[2] ?? 0;
    const counter = state[3] ?? 0;
    const out = ((state[0] ?? 0) + b + counter) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + out;
    state[3] = counter + 1;
    return out >>> 0;
  }

  fill(out: Uint32Array): void {
    const state = this.state;
    let a = state[0] ?? 0;
    let b = state[1] ?? 0;
    let c = state[2] ?? 0;
    let counter = state[3] ?? 0;
    for (let at = 0; at < out.length; at++) {
      const bits = (a + b + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + bits) | 0;
      out[at] = bits;
    }
    this.keepState(a, b, c, counter);
  }

  private keepState(a: number, b: number, c: number, counter: number): void {
    this.state[0] = a;
    this.state[1] = b;
    this.state[2] = c;
    this.state[3] = counter;
  }
}

/**
 * sfc32, "small fast counting" generator: 128 bits of state, period at least 2³².
 * Source: Chris Doty-Humphrey, PractRand (pracrand.sourceforge.net), sfc.h.
 * Integer operations only, so its digits are the same on every machine.
 *
 * @param seed whole number; its low 32 bits choose the game's stream
 * @param block whole number: the block of that stream's runs
 */
export const sfc32 = (seed: number, block = 0): Generator => new Sfc32(seed, block);

const STEP = 1 / 4294967296;

/** Maps a random number 0 to 2³² − 1 to the open interval (0, 1), in steps of 2⁻³²: never 0, never 1. */
export const unit = (bits: number): number => (bits + 0.5) * STEP;

/** Uniform on (0, 1), as `unit`. */
export const uniform = (generator: Generator): number => unit(generator.next());
