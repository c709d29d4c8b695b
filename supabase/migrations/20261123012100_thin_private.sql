-- Forgets, every day and whatever is on or off, what is kept of members for a while alone: texts and consents to them (see
-- thin_messages), alerts that are over (thin_alerts), notices and consents to renewals (thin_renewals), names of texts that came in after 90 days, calls after two days, and
-- after one day who read a feed of theirs; of the last reading its time stays. Codes to e-mail addresses after two days.
create function public.thin_private() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.thin_messages();
  perform public.thin_alerts();
  perform public.thin_renewals();
  delete from public.inbound_messages where received_at < public.clock() - interval '90 days';
  delete from public.email_codes where sent_at < public.clock() - interval '2 days';
  delete from public.voice_calls where began_at < public.clock() - interval '2 days';
  delete from public.private_feed_reads as r where read_at <= public.clock() - interval '1 day'
    and exists (select from public.private_feed_reads where member_id = r.member_id and id > r.id);
  update public.private_feed_reads set network = null where read_at <= public.clock() - interval '1 day';
end $$;
revoke all on function public.thin_private from public, anon, authenticated, service_role;
grant execute on function public.thin_private to service_role;
