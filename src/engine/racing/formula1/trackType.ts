/** Kinds of circuit drivers may differ on: permanent ones and streets closed for the race. */
type CircuitKind = 'permanent' | 'street';

/** Kind of a circuit from the data's type (RACE, STREET, ROAD) or a venue's name; permanent where unknown. */
export const circuitKind = (text: string): CircuitKind =>
  STREETS.test(text.toLowerCase()) ? 'street' : 'permanent';

const STREETS =
  /street|monaco|monte[- ]carlo|baku|azerbaijan|singapore|marina[- ]bay|jeddah|las[- ]vegas|miami|melbourne|albert[- ]park|madring|madrid/;
