/** Version of the sampled path. Change it whenever the same recipe would give other digits. */
export const ENGINE_VERSION = '0.5.0';
