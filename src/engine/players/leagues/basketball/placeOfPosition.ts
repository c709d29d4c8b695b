/** A feed's position as the model knows it: "PG" and "SG" are guards, "SF" and "PF" forwards; "" if it is none. */
export const placeOfPosition = (position: string): string =>
  position
    .split('-')
    .map((place) => place.at(-1) ?? '')
    .filter((place) => ['G', 'F', 'C'].includes(place))
    .join('-');
