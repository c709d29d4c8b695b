import { accountMoment } from '#members/billing/rules/accountText.ts';
import type { ChannelShown } from '../contract/settings.ts';

/** "On since Nov 21, 8:03 AM EST" or "Off". */
export const channelStateText = ({ on, since }: ChannelShown): string =>
  on && since !== null ? `On since ${accountMoment(since)}` : 'Off';
