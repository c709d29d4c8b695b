import { picksOnce } from '../lib/messages/picksOnce.ts';

export default picksOnce;
