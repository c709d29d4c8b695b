import type { Context } from '@netlify/functions';

type FunctionHandler = (request: Request, context: Context) => unknown;

/** A path pattern: the named parts of a matching path, still encoded; undefined for any other. */
type PathPattern = (pathname: string) => Readonly<Record<string, string | undefined>> | undefined;

/** A Netlify function as its module describes itself. */
export interface SiteFunction {
  readonly name: string;
  readonly handler: FunctionHandler;
  readonly patterns: readonly PathPattern[];
  readonly excluded: readonly PathPattern[];
  /** Upper case; empty for any. */
  readonly methods: readonly string[];
  readonly preferStatic: boolean;
  /** Answers 202 at once and continues. */
  readonly background: boolean;
  /** A cron expression; such a function has no address. */
  readonly schedule?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const strings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');

/** Most patterns have no variable part, and comparing texts takes a hundredth of the time. */
function toPattern(path: string): PathPattern {
  if (!/[:*({]/.test(path)) return (pathname) => (pathname === path ? {} : undefined);
  const pattern = new URLPattern({ pathname: path });
  return (pathname) => pattern.exec({ pathname })?.pathname.groups;
}

/** What a function module exports, read as Netlify reads it. Throws when it exports no handler. */
export function describeFunction(name: string, exported: unknown): SiteFunction {
  if (!isRecord(exported) || typeof exported.default !== 'function') {
    throw new Error(`netlify/functions/${name} has no default export that is a function`);
  }
  const { default: handler } = exported;
  const config = isRecord(exported.config) ? exported.config : {};
  const paths = strings(config.path);
  const { schedule } = config;
  return {
    name,
    handler: (request, context) => handler(request, context),
    patterns: (paths.length > 0 ? paths : [`/.netlify/functions/${name}`]).map(toPattern),
    excluded: strings(config.excludedPath).map(toPattern),
    methods: strings(config.method).map((method) => method.toUpperCase()),
    preferStatic: config.preferStatic === true,
    background: config.background === true || name.endsWith('-background'),
    ...(typeof schedule === 'string' ? { schedule } : {}),
  };
}
