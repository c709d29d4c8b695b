-- What is done to one member: by an admin, or by the owner on the command line.

-- The two below answer null to who is no admin.

-- A member's number in full; `{"phoneNumber": null}` where there is no such member.
create function public.reveal_phone(p_admin uuid, p_ip inet, p_member uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin(p_admin) then return null; end if;
  perform public.note_audit(p_admin, p_ip, 'reveal', p_member);
  return jsonb_build_object('phoneNumber', (select phone from public.members where id = p_member));
end $$;

-- Lifts the ban of a member's number. `{"lifted": false}` where there is none.
create function public.lift_ban(p_admin uuid, p_ip inet, p_member uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin(p_admin) then return null; end if;
  update public.bans set lifted_at = public.clock(), lifted_by = p_admin
    where lifted_at is null and phone_hash = (select phone_hash from public.members where id = p_member);
  if found then perform public.note_audit(p_admin, p_ip, 'lift ban', p_member); end if;
  return jsonb_build_object('lifted', found);
end $$;

-- For the owner, who holds the secret key, on the command line.

-- Makes the member with a number an admin, or takes that away: 'unknown', 'banned', 'unchanged' or 'done'.
create function public.set_admin(p_phone text, p_is_admin boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member public.members;
begin
  select * into member from public.members where phone = p_phone for update;
  if not found then return 'unknown'; end if;
  if p_is_admin and public.is_banned(member.phone_hash) then return 'banned'; end if;
  if member.is_admin = p_is_admin then return 'unchanged'; end if;
  update public.members set is_admin = p_is_admin where id = member.id;
  perform public.note_audit(null, null, case when p_is_admin then 'grant' else 'revoke' end, member.id);
  return 'done';
end $$;

-- Lifts the ban of a number, whose account may be gone. Answers whether there was one.
create function public.lift_ban_of(p_phone_hash bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.bans set lifted_at = public.clock() where lifted_at is null and phone_hash = p_phone_hash;
  if not found then return false; end if;
  perform public.note_audit(null, null, 'lift ban',
    (select id from public.members where phone_hash = p_phone_hash));
  return true;
end $$;

create function public.list_admins() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform public.note_audit(null, null, 'list admins');
  return (select coalesce(jsonb_agg(jsonb_build_object('phoneNumber', phone, 'createdAt', created_at,
      'banned', public.is_banned(phone_hash)) order by created_at), '[]')
    from public.members where is_admin);
end $$;

revoke all on function
  public.reveal_phone, public.lift_ban, public.set_admin, public.lift_ban_of, public.list_admins
from public, anon, authenticated, service_role;
grant execute on function
  public.reveal_phone, public.lift_ban, public.set_admin, public.lift_ban_of, public.list_admins
to service_role;
