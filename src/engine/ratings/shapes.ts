/** Scalar or listed inputs of a sport's model that belong to the league, as the fitted files call them. */
export type Shapes = Readonly<Record<string, number | readonly number[]>>;
