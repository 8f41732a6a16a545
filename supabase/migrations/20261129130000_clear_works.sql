-- A picture of which something is transparent stays so on the wall: its small one is a WebP then, and no JPEG (WORK-2).
alter table app.works
  add column small text not null default 'image/jpeg' check (small in ('image/jpeg', 'image/webp'));
grant insert (small) on app.works to gum_api;

drop function app.work_picture(bigint);
create function app.work_picture(
  work bigint, out file text, out type text, out small text, out removed boolean, out held boolean
)
returns setof record language sql stable security definer set search_path = '' as $$
  select one.file, one.type, one.small, one.removed_at is not null, one.held_at is not null
  from app.works as one where one.id = work
$$;
revoke all on function app.work_picture(bigint) from public, anon, authenticated;
grant execute on function app.work_picture(bigint) to gum_api;
