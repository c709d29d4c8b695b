/** Events in the list of a scoreboard's answer, including those left out. */
export const eventsIn = (json: unknown): number =>
  typeof json === 'object' && json !== null && 'events' in json && Array.isArray(json.events)
    ? json.events.length
    : 0;
