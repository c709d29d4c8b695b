import type { Settings } from '#domain/rerun/shown/shown.ts';

/** A what-if as an address keeps it. */
export interface SharedWhatIf {
  /** The rerunnable's id. */
  readonly id: string;
  /** Number of the prediction it was made on, where the address says so. */
  readonly prediction?: number | undefined;
  readonly settings: Settings;
}

const KEY = 'what-if';
const ON = 'on';

/** "#what-if=game-12&on=345&home=1.5": after the "#" nothing is sent anywhere, and no cache is asked for another page. */
export const whatIfHash = ({ id, prediction, settings }: SharedWhatIf): string =>
  `#${new URLSearchParams({
    [KEY]: id,
    ...(prediction !== undefined && { [ON]: String(prediction) }),
    ...textOf(settings),
  })}`;

const textOf = (settings: Settings): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([id, value]) => [id, String(value)]));

/** What an address asks for; undefined where it names no what-if. What is no number in it is left out. */
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
