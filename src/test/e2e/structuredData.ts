/** A schema.org object as a page says it. */
type Said = Readonly<Record<string, unknown>>;

/** What search engines and validators require or we promise of each type, and nothing else may be said. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name'],
  SportsOrganization: ['name'],
  SportsTeam: ['name'],
  Person: ['name'],
  ContactPoint: ['telephone', 'contactType'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  WebApplication: [
    'name',
    'description',
    'url',
    'applicationCategory',
    'operatingSystem',
    'isAccessibleForFree',
  ],
  AboutPage: ['name', 'url', 'mainEntity'],
  LearningResource: ['name', 'description', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Dataset: ['name', 'description', 'url', 'license', 'creator', 'distribution'],
  DataDownload: ['encodingFormat', 'contentUrl'],
  SportsEvent: [
    'name',
    'description',
    'startDate',
    'endDate',
    'eventStatus',
    'location',
    'organizer',
    'url',
  ],
  Place: ['name'],
  PostalAddress: ['addressLocality'],
};
const ADDRESSES = ['url', 'item', 'logo', 'image', 'contentUrl', 'license', 'eventStatus'];
const DATES = ['startDate', 'endDate', 'previousStartDate'];
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)?$/;

const isObject = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** An object and all within it. */
function within(value: unknown): readonly Said[] {
  if (Array.isArray(value)) return value.flatMap(within);
  return isObject(value) ? [value, ...Object.values(value).flatMap(within)] : [];
}

function faultsOf(said: Said): readonly string[] {
  const type = String(said['@type']);
  const required = REQUIRED[type];
  if (!required) return [`${type} is no type of ours`];
  const lacks = required
    .filter((name) => listOf(said[name]).length === 0 || said[name] === '')
    // A promoter who is not known yet is nobody.
    .filter((name) => name !== 'organizer' || said.sport !== 'Boxing');
  const addresses = ADDRESSES.flatMap((name) => listOf(said[name])).filter(
    (url) => typeof url === 'string' && !/^https:\/\/[^ ]+$/.test(url),
  );
  const dates = DATES.flatMap((name) => listOf(said[name])).filter(
    (date) => !DATE.test(String(date)) || Number.isNaN(Date.parse(String(date))),
  );
  const ends = String(said.endDate ?? '') < String(said.startDate ?? '').slice(0, 10);
  const places = listOf(said.itemListElement).flatMap((item, at) =>
    isObject(item) && item.position === at + 1 ? [] : [`item ${at + 1}`],
  );
  return [
    ...lacks.map((name) => `${type} lacks ${name}`),
    ...addresses.map((url) => `${type} has the address ${url}`),
    ...dates.map((date) => `${type} has the date ${date}`),
    ...(type === 'SportsEvent' && ends ? [`${said.name} ends before it starts`] : []),
    ...places.map((place) => `${type} misnumbers its ${place}`),
  ];
}

/** Who or what a page's data name that a reader of the page must find on it. */
const SHOWN = ['SportsTeam', 'Question'];

/** What is wrong with a page's structured data. @param shown the page's text, in lower case, white space folded */
export function dataFaults(scripts: readonly string[], shown: string): readonly string[] {
  const data = scripts.map((text): unknown => JSON.parse(text));
  const context = data.filter((one) => !isObject(one) || one['@context'] !== 'https://schema.org');
  const all = within(data);
  const named = all
    .filter((said) => SHOWN.includes(String(said['@type'])))
    .concat(all.flatMap(({ competitor }) => listOf(competitor).filter(isObject)))
    .map(({ name }) => String(name));
  return [
    ...context.map(() => 'data of no context'),
    ...all.flatMap(faultsOf),
    ...[...new Set(named)]
      .filter((name) => !shown.includes(name.toLowerCase()))
      .map((name) => `${name} is not on the page`),
  ];
}

/** Our own addresses that a page's data name as pages or files. */
export const dataAddresses = (scripts: readonly string[]): readonly string[] =>
  within(scripts.map((text): unknown => JSON.parse(text))).flatMap((said) =>
    ['url', 'item', 'contentUrl', 'license', 'target']
      .flatMap((name) => listOf(said[name]))
      .filter((url) => typeof url === 'string'),
  );
