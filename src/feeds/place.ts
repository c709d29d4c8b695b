export interface Coordinates {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  /** In the United States, whose own weather service forecasts it. */
  readonly inUs?: boolean | undefined;
}

export const placeKey = ({ latitude, longitude }: Coordinates): string =>
  `${latitude},${longitude}`;
