export const UNIT_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

const PART = /(\d+\.?\d*|\.\d+)(ns|us|µs|μs|ms|s|m|h)/g;

const WHOLE = /^[+-]?(?:0|(?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+)$/;

/** Upper limit: 64 bits of nanoseconds. */
const MOST_MS = 9_223_372_036_854;

/** Milliseconds of a duration in Go's format (`24h`, `1h30m`); undefined for other texts. */
export function goDurationMs(text: string): number | undefined {
  if (!WHOLE.test(text)) return undefined;
  const parts = [...text.matchAll(PART)];
  const ms = parts.reduce((sum, [, n, unit]) => sum + Number(n) * (UNIT_MS[unit ?? ''] ?? 0), 0);
  if (ms > MOST_MS) return undefined;
  return text.startsWith('-') ? -ms : ms;
}
