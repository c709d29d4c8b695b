import { openPath, type PublicEndpoint } from '#contract/public/endpoint.ts';

/** An endpoint's entry in a list: its address, answer and parameters. */
export function endpointEntry({
  contract,
  summary,
  parameters = {},
  example = {},
}: PublicEndpoint) {
  const path = openPath(contract.path);
  const asked = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => example[name] ?? whole);
  return {
    path,
    href: asked.includes('{') ? undefined : asked,
    text: `${summary}.`,
    notes: Object.entries(parameters).map(([name, { words }]) => [name, words] as const),
  };
}
