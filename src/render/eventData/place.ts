import { placeText } from '#domain/words/placeText.ts';

/** States, districts and provinces that feeds write after a city, with their country. */
const CANADA = new Set('AB BC MB NB NL NS ON PE QC SK'.split(' '));

interface Where {
  readonly city?: string | undefined;
  /** Country, or state and country. */
  readonly country?: string | undefined;
}

/** schema.org PostalAddress of a city as feeds write it: "Orchard Park, NY". */
function addressOf({ city, country }: Where) {
  const [locality, region] = (city ?? '').split(', ');
  const isState = region !== undefined && /^[A-Z]{2}$/.test(region);
  const inState = isState ? (CANADA.has(region) ? 'CA' : 'US') : undefined;
  const [land = inState ?? region, state = isState ? region : undefined] =
    country?.split(', ').toReversed() ?? [];
  return {
    '@type': 'PostalAddress',
    ...(locality && { addressLocality: locality }),
    ...(state !== undefined && { addressRegion: state }),
    ...(land !== undefined && { addressCountry: land }),
  };
}

/** schema.org Place of a venue; `instead` names it while the venue is unknown. */
export function placeData(
  venue: (Where & { readonly name?: string | undefined }) | undefined,
  instead: string,
) {
  const where = placeText(venue?.city, venue?.country);
  return {
    '@type': 'Place',
    name: venue?.name ?? (where || instead),
    ...(where !== '' && venue && { address: addressOf(venue) }),
  };
}
