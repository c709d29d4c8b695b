/** Leads that a rate may depend on: −3 or less, −2 … 2, 3 or more. */
export const FARTHEST_LEAD = 3;
export const GOAL_LEADS = 2 * FARTHEST_LEAD + 1;

/** Position of a lead in a stretch's rates. */
export const leadIndex = (lead: number): number =>
  Math.min(Math.max(lead, -FARTHEST_LEAD), FARTHEST_LEAD) + FARTHEST_LEAD;
