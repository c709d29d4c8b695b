/**
 * Makes `Date` of this process or page run ahead of the machine's clock, or behind it; timers and `performance` stay unchanged.
 * Self-contained, so that its text can be sent into a browser. A second call starts from the real time again.
 * @param offsetMs milliseconds added to the machine's time
 */
export function moveDate(offsetMs: number): void {
  const key = Symbol.for('simcast.realDate');
  const world: typeof globalThis & { [key]?: DateConstructor } = globalThis;
  const Real = world[key] ?? Date;
  world[key] = Real;
  const now = () => Real.now() + offsetMs;
  const Moved: DateConstructor = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(
        target,
        args.length === 0 ? [now()] : args,
        newTarget === Moved ? target : newTarget,
      ),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  world.Date = Moved;
}
