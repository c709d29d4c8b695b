import type { KnobSettings } from '#domain/rerun/shown/shown.ts';

/** A what-if as stored in an address. */
export interface SharedWhatIf {
  /** The rerunnable's id. */
  readonly id: string;
  /** Number of its prediction, if the address has it. */
  readonly prediction?: number | undefined;
  readonly settings: KnobSettings;
}

const KEY = 'what-if';
const ON = 'on';

/** "#what-if=game-12&on=345&home=1.5": the part after "#" is never sent anywhere, and no cache sees another page. */
export const whatIfHash = ({ id, prediction, settings }: SharedWhatIf): string =>
  `#${new URLSearchParams({
    [KEY]: id,
    ...(prediction !== undefined && { [ON]: String(prediction) }),
    ...textOf(settings),
  })}`;

const textOf = (settings: KnobSettings): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([id, value]) => [id, String(value)]));

/** The what-if in an address; undefined if there is none. Invalid numbers are dropped. */
export function sharedWhatIf(hash: string): SharedWhatIf | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const id = params.get(KEY);
  if (id === null) return undefined;
  const numbers = [...params]
    .filter(([key, value]) => key !== KEY && key !== ON && value !== '')
    .map(([key, value]) => [key, Number(value)] as const)
    .filter(([, value]) => Number.isFinite(value));
  const on = params.get(ON);
  return {
    id,
    prediction: on === null ? undefined : Number(on),
    settings: Object.fromEntries(numbers),
  };
}
