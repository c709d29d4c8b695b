-- A player's page reads his own next line, not those of everybody in his league's games.

-- The line of a player ({predictionId, line}) of the first of these predictions that has one of him; null if none has.
create function public.next_line_of_player(p_predictions bigint[], p_player_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  one bigint;
  drawn jsonb;
begin
  foreach one in array p_predictions loop
    select jsonb_path_query_first(l.lines, '$[*] ? (@.playerId == $id)', jsonb_build_object('id', p_player_id)) into drawn
    from public.player_lines as l where l.prediction_id = one;
    if drawn is not null then
      return jsonb_build_object('predictionId', one, 'line', drawn);
    end if;
  end loop;
  return null;
end $$;

revoke all on function public.next_line_of_player from public, anon, authenticated, service_role;
grant execute on function public.next_line_of_player to service_role;
