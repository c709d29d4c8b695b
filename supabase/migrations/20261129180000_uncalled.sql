-- What nothing calls any more is gone, and what only the database's own functions call is not the service's to call.
drop function public.current_book_prices(bigint[]);
drop function public.shut_out_since(bytea);
drop view public.season_grades;
revoke execute on function public.save_ratings, public.read_rating_fold, public.read_bet_limits from service_role;
