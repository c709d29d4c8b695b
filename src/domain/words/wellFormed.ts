/**
 * Gives strings `isWellFormed` where a browser lacks it (Firefox before 119): `canonicalize` asks it of each text, so without it no
 * re-run has a hash. To be imported beside `canonicalize`.
 */
if (!('isWellFormed' in String.prototype)) {
  Object.defineProperty(String.prototype, 'isWellFormed', {
    configurable: true,
    writable: true,
    // With the flag u only half of a pair is a surrogate.
    value(this: string): boolean {
      return !/\p{Cs}/u.test(this);
    },
  });
}

export {};
