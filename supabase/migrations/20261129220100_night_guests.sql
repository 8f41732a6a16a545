-- One policy for both who change the row of a name: its own wallet, and the member who tells it.
drop policy gum_api_own_names on app.quarter_requests;
drop policy gum_api_tell on app.quarter_requests;
create policy gum_api_change_names on app.quarter_requests for update to gum_api
  using (wallet = (select app.current_wallet()) or (told_at is null and ends_at > app.now()))
  with check ((select app.current_wallet()) in (wallet, told_by));

-- Whom members have let into their houses until morning (QUARTER-8). The newest of a member's guests is the one who is in.
create table app.night_guests (
  id bigint generated always as identity primary key,
  host app.address not null references app.wallets,
  guest app.address not null references app.wallets,
  house text not null check (house ~ '^[a-z][a-z-]{0,39}$'),
  ends_at timestamptz not null,
  created_at timestamptz not null default app.now(),
  check (host <> guest)
);
create index night_guests_host on app.night_guests (host, ends_at);
create index night_guests_guest on app.night_guests (guest, ends_at);
create index night_guests_age on app.night_guests (ends_at);

alter table app.night_guests enable row level security;
create policy gum_api_own_guests on app.night_guests for select to gum_api
  using (host = (select app.current_wallet()));
create policy gum_api_let_in on app.night_guests for insert to gum_api
  with check (host = (select app.current_wallet()));
revoke all on app.night_guests from public, anon, authenticated;
grant select, insert (host, guest, house, ends_at) on app.night_guests to gum_api;

-- The houses that are open to a guest now: their host is there, has let no one else in since, and no block parts the two. It
-- acts as the owner, because the rows of others are read by no caller.
create function app.guest_houses(person text, present_for integer) returns setof text
language sql stable security definer set search_path = '' as $$
  select stay.house from app.night_guests as stay
    join app.presence as host on host.wallet = stay.host and host.place = stay.house
  where stay.guest = person and stay.ends_at > app.now()
    and host.seen_at > app.now() - present_for * interval '1 second'
    and not exists (select from app.night_guests as later where later.host = stay.host and later.id > stay.id)
    and not app.is_blocked(stay.host, stay.guest)
$$;
revoke all on function app.guest_houses(text, integer) from public, anon, authenticated;
grant execute on function app.guest_houses(text, integer) to gum_api;

insert into app.retention (position, table_name, aged_by, keep)
  select max(position) + 1, 'night_guests', 'ends_at', '1 day' from app.retention;
insert into app.personal_tables (position, table_name, of_column, told, reported_as, stays_because) values
  (82, 'night_guests', 'host', '{created_at,house}', null, 'It is deleted after a day.');
