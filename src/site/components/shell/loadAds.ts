/**
 * Loads an advertising network's script after the page. If it is unavailable or blocked, that is logged; its places keep their
 * height.
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
