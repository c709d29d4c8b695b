import { AD_NETWORK } from '#site';
import { loadAds } from './loadAds.ts';

/** Members pay: nothing is sold to them. */
const paid = document.documentElement.dataset.who === 'member';
if (AD_NETWORK && !paid) loadAds(AD_NETWORK.script);
