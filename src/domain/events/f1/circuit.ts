const CIRCUIT_TYPES = [
  'Street Circuit',
  'Historic Circuit',
  'High Speed',
  'Night Race',
  'Permanent Circuit',
] as const;
export type CircuitType = (typeof CIRCUIT_TYPES)[number];

/** Circuits on public roads whose names have none of the specification's words: asked first. */
const STREETS =
  /baku|gilles[- ]villeneuve|montr[eé]al|jeddah|albert park|melbourne|miami international autodrome|madring|madrid/;

/** The specification's rule, first match wins. "spa" is a word of its own, so that Spain is no Spa. */
const RULES: readonly (readonly [RegExp, CircuitType])[] = [
  [/monaco/, 'Street Circuit'],
  [/silverstone|\bspa\b/, 'Historic Circuit'],
  [/monza/, 'High Speed'],
  [/singapore|las vegas/, 'Night Race'],
];

function matched(text: string): CircuitType | undefined {
  const name = text.toLowerCase();
  return STREETS.test(name) ? 'Street Circuit' : RULES.find(([words]) => words.test(name))?.[1];
}

/** Label of a circuit by its venue, else by the event: Singapore's is called Marina Bay Street Circuit. */
export const circuitType = (venue: string, event = ''): CircuitType =>
  matched(venue) ?? matched(event) ?? 'Permanent Circuit';
