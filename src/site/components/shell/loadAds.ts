/**
 * Loads an advertising network's script, once the page has loaded. A network that is away or refused is logged and
 * nothing else: its places keep their height.
 */
export function loadAds(address: string): void {
  const load = () => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.onerror = () => console.warn(`Advertisements are away: ${address}`);
    document.head.append(script);
  };
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}
