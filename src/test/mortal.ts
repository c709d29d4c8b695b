/** Thrown when such a process dies. */
export class Killed extends Error {}

/** A process that dies at its n-th step, before or after a call takes effect. Later calls do nothing. */
export function mortal(steps: number) {
  let left = steps;
  const step = (): void => {
    left -= 1;
    if (left <= 0) throw new Killed();
  };
  const within = <T extends object>(of: T): T =>
    new Proxy(of, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          step();
          const answer: unknown = await value(...given);
          step();
          return answer;
        };
      },
    });
  return within;
}
