export interface Place {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

export const placeKey = ({ latitude, longitude }: Place): string => `${latitude},${longitude}`;
