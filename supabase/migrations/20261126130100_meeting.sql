-- The locations of the town (LOCATIONS of domain/town.ts) where people meet. Those who are at one tell it by presence on
-- a private channel of Realtime, and are believed by a ticket alone (auth/ticket.ts): nothing is broadcast there.
create table app.locations (id text primary key check (id ~ '^[a-z][a-z0-9-]{0,39}$'));
insert into app.locations (id) values
  ('high-school'), ('arcade'), ('football-field'), ('rug-doctor'), ('paradise-motel'), ('jocks-house'), ('freaks-house'),
  ('geeks-house'), ('preps-house'), ('flunk-fm'), ('police-station'), ('snack-shack'), ('four-thieves-bar'), ('junkyard'),
  ('lake-tree'), ('shed'), ('secret-treehouse');

alter table app.locations enable row level security;
revoke all on app.locations from public, anon, authenticated;

-- Whether the bearer of the claims may meet others on a topic: it is a location's (locationTopic of domain/presence.ts),
-- and their session stands. It says no more than the API tells everybody of who is where.
create function app.may_meet(topic text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.locations where 'place:' || id = topic) and app.session_stands()
$$;
revoke all on function app.may_meet(text) from public, anon, authenticated;
grant execute on function app.may_meet(text) to authenticated;

-- Hosted Realtime refuses a channel to members who may not hear its broadcasts.
create policy members_meet_at_locations on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and (select app.may_meet((select realtime.topic()))));
create policy members_are_seen_at_locations on realtime.messages for insert to authenticated
  with check (extension = 'presence' and (select app.may_meet((select realtime.topic()))));
