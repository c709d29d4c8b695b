import { unit } from '../rng/generator.ts';
import { mix } from '../rng/mix.ts';

/** Drawings of lots: uniform numbers in (0, 1), the same ones in each run of one key. */
export class Lots {
  /** The run's random bits, and how many lots it has drawn. */
  private readonly state = new Int32Array(2);

  restart(key: number): void {
    this.state[0] = key;
    this.state[1] = 0;
  }

  next(): number {
    const drawn = this.state[1] ?? 0;
    this.state[1] = drawn + 1;
    return unit(mix(this.state[0] ?? 0, drawn));
  }
}
