import process from 'node:process';

/** Whether the owner has turned a channel on, by the build's environment. */
export const isOn = (setting: 'SIMCAST_SMS_PICKS' | 'SIMCAST_VOICE_LINE'): boolean =>
  process.env[setting] === 'on';
