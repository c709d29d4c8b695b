/** A source of random bits. Samplers take one as an argument and keep none of their own. */
export interface Generator {
  /** The next 32 bits as an unsigned whole number, 0 to 2³² − 1. */
  next(): number;
}

const WARM_UP_ROUNDS = 15;

/**
 * sfc32, "small fast counting" generator: 128 bits of state, period at least 2³².
 * Source: Chris Doty-Humphrey, PractRand (pracrand.sourceforge.net), sfc.h.
 * Integer operations only, so its digits are the same on every machine.
 *
 * @param seed whole number; its low 32 bits choose the game's stream
 * @param block whole number: the part of that stream's runs it serves
 */
export function sfc32(seed: number, block = 0): Generator {
  let a = seed | 0;
  let b = Math.imul(seed, 0x9e3779b9);
  let c = seed ^ 0x85ebca6b ^ Math.imul(block, 0xc2b2ae35);
  let counter = 1;
  const next = (): number => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round++) next();
  return { next };
}

const STEP = 1 / 4294967296;

/** Uniform on the open interval (0, 1), in steps of 2⁻³²: never 0, never 1. */
export const uniform = (generator: Generator): number => (generator.next() + 0.5) * STEP;
