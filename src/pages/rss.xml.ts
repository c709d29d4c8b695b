import { predictionFeed } from './_feed.ts';

export const GET = () => predictionFeed('/rss.xml');
