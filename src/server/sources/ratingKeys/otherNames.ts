/** Key of the ratings → other names feeds use for the team. */
export type OtherNames = Readonly<Record<string, readonly string[]>>;
