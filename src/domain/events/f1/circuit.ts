export const CIRCUIT_TYPES = [
  'Street Circuit',
  'Historic Circuit',
  'High Speed',
  'Night Race',
  'Permanent Circuit',
] as const;
export type CircuitType = (typeof CIRCUIT_TYPES)[number];

/** The specification's rule, first match wins. "spa" is a word of its own, so that Spain is no Spa. */
const RULES: readonly (readonly [RegExp, CircuitType])[] = [
  [/monaco/, 'Street Circuit'],
  [/silverstone|\bspa\b/, 'Historic Circuit'],
  [/monza/, 'High Speed'],
  [/singapore|las vegas/, 'Night Race'],
];

/** Label of a circuit by its venue's name. */
export const circuitType = (venue: string): CircuitType => {
  const name = venue.toLowerCase();
  return RULES.find(([words]) => words.test(name))?.[1] ?? 'Permanent Circuit';
};
