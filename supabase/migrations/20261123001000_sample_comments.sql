-- What is no feed's is a sample, in comments as everywhere.

comment on column public.games.sample is 'true where the sample source made the game, no feed';
comment on column public.events.sample is 'true where the sample source made the event, no feed, or where it is an authored one';
