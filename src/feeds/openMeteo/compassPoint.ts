const POINTS = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

/** The nearest of sixteen compass points; 0° and 360° are north. Undefined beyond a circle. */
export function compassPoint(degrees: number | undefined): string | undefined {
  if (degrees === undefined || !(degrees >= 0 && degrees <= 360)) return undefined;
  return POINTS[Math.round(degrees / 22.5) % POINTS.length];
}
