/** Weather at a venue around the start of play. A feed may give only part of it. */
export interface Weather {
  /** °F */
  readonly temperature?: number | undefined;
  /** mph */
  readonly windSpeed?: number | undefined;
  /** Compass point that the wind comes from, e.g. "WNW". */
  readonly windDirection?: string | undefined;
  /** inches */
  readonly precipitation?: number | undefined;
  /** miles */
  readonly visibility?: number | undefined;
  /** % */
  readonly humidity?: number | undefined;
  readonly uvIndex?: number | undefined;
  readonly description?: string | undefined;
  /** ISO 8601 in UTC */
  readonly asOf?: string | undefined;
}
