/**
 * What something is to be worked out from is missing, or cannot be. Told to whoever gave it; a RangeError that is none of
 * these is a fault of ours.
 */
export class InputError extends RangeError {
  override readonly name: string = 'InputError';
  /** The input's name, "lines.total.share"; empty where it is of several, or of none by name. */
  readonly input: string;

  constructor(message: string, input = '') {
    super(message);
    this.input = input;
  }
}
