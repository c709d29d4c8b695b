/** An input is missing or impossible. The text is shown to whoever gave it; any other RangeError is our fault. */
export class InputError extends RangeError {
  override readonly name: string = 'InputError';
  /** The input's name, "lines.total.share"; empty for several inputs or none. */
  readonly input: string;

  constructor(message: string, input = '') {
    super(message);
    this.input = input;
  }
}
