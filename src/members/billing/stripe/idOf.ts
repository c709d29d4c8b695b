/** The id of a field that Stripe returns as an id or, expanded, as the object. */
export const idOf = (field: string | { readonly id: string } | null | undefined): string | null =>
  (typeof field === 'string' ? field : field?.id) ?? null;
