/** Scalar or listed inputs of a sport's model that belong to the league. */
export type Shapes = Readonly<Record<string, number | readonly number[]>>;
