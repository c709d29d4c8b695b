import process from 'node:process';

/** Whether the owner has turned a channel on where the site is built. */
export const isOn = (setting: 'SIMCAST_SMS_PICKS' | 'SIMCAST_VOICE_LINE'): boolean =>
  process.env[setting] === 'on';
