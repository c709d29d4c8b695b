import { exp } from './exp.ts';

/**
 * Standard normal distribution function Φ(x), the same digits on every machine. Absolute error below 1e-14.
 * Source: Hart (1968) as given by West (2005), "Better approximations to cumulative normal functions", Wilmott.
 */
export function normalCdf(x: number): number {
  const size = x < 0 ? -x : x;
  if (size > 37) return x > 0 ? 1 : 0;
  const density = exp((-size * size) / 2);
  const tail = size < 7.07106781186547 ? density * ratio(size) : density / fraction(size);
  return x > 0 ? 1 - tail : tail;
}

function ratio(x: number): number {
  const above =
    (((((0.0352624965998911 * x + 0.700383064443688) * x + 6.37396220353165) * x +
      33.912866078383) *
      x +
      112.079291497871) *
      x +
      221.213596169931) *
      x +
    220.206867912376;
  const below =
    ((((((0.0883883476483184 * x + 1.75566716318264) * x + 16.064177579207) * x +
      86.7807322029461) *
      x +
      296.564248779674) *
      x +
      637.333633378831) *
      x +
      793.826512519948) *
      x +
    440.413735824752;
  return above / below;
}

/** Continued fraction of the far tail. */
function fraction(x: number): number {
  return (x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))) * 2.506628274631;
}
