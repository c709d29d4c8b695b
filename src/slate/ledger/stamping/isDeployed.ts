/** Whether this environment is of a site that readers see: only there is anybody outside asked without a setting. */
export const isDeployed = ({
  URL: site = '',
  SIMCAST_LOCAL: local,
}: Readonly<Record<string, string | undefined>>): boolean => site.startsWith('https://') && !local;
