import { serve } from '#http/endpoint.ts';
import { SEND_PICKS } from '#members/messages/picksOnce.ts';

export default serve(SEND_PICKS);
