import { rssFeed } from './_feed.ts';

export const GET = () => rssFeed();
