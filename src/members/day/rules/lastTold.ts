interface Told {
  readonly firedAt: string;
  readonly outcome: string;
  readonly messages: readonly { readonly state: string }[];
}

const DAY_MS = 86_400_000;

/** The latest alerts that reached a member, none older than a day. */
export const lastTold = <Firing extends Told>(
  alerts: readonly { readonly firings: readonly Firing[] }[],
  now: Date,
): Firing | undefined =>
  alerts
    .flatMap(({ firings }) => firings)
    .filter(
      ({ firedAt, outcome, messages }) =>
        outcome === 'told' &&
        messages.some(({ state }) => state === 'sent' || state === 'delivered') &&
        now.getTime() - Date.parse(firedAt) <= DAY_MS,
    )
    .toSorted((one, other) => Date.parse(other.firedAt) - Date.parse(one.firedAt))[0];
