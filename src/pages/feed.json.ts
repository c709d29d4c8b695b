import { jsonFeed } from './_feed.ts';

export const GET = () => jsonFeed();
