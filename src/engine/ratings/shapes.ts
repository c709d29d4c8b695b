/** Inputs of a sport's model that are the league's own, numbers or lists, under their names in the fitted files. */
export type Shapes = Readonly<Record<string, number | readonly number[]>>;
