-- Who is expected by a depth chart where no injury report could be read is told as that.

alter table public.availability
  drop constraint availability_starter_basis_check,
  add constraint availability_starter_basis_check check (
    starter_basis in ('last starter', 'questionable', 'depth chart', 'questionable chart', 'chart alone'));
