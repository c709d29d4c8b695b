import { AD_NETWORK } from '#site';
import { loadAds } from './loadAds.ts';

if (AD_NETWORK) loadAds(AD_NETWORK.script);
