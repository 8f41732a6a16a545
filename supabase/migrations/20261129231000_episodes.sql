-- What a week of the town tells (EPISODE-2). What an episode has is read by the server's schema; the database keeps it whole.
create table app.episodes (
  id text primary key check (id ~ '^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,4}$'),
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 40000),
  -- Which of those that ship it is, from 0, by which they turn round; null: an operator wrote it.
  turn smallint unique check (turn between 0 and 9),
  written_by app.address references app.wallets,
  written_at timestamptz not null default app.now(),
  check ((turn is null) = (written_by is not null))
);
create index episodes_written_by on app.episodes (written_by) where written_by is not null;

-- Which episode a week tells, where an operator has said so; all other weeks tell those that ship, in turn (EPISODE-5).
create table app.scheduled_episodes (
  -- Its Monday.
  week date primary key check (extract(isodow from week) = 1),
  -- Null: that week tells none.
  episode text references app.episodes,
  scheduled_by app.address not null references app.wallets,
  scheduled_at timestamptz not null default app.now()
);
create index scheduled_episodes_episode on app.scheduled_episodes (episode) where episode is not null;
create index scheduled_episodes_by on app.scheduled_episodes (scheduled_by);

alter table app.episodes enable row level security;
alter table app.scheduled_episodes enable row level security;
-- The API answers what is told now, and the rest to administrators alone; a persona knows it too.
create policy gum_api_read_episodes on app.episodes for select to gum_api using (true);
create policy gum_api_write_episodes on app.episodes for insert to gum_api
  with check (turn is null and written_by = (select app.current_wallet()) and (select app.is_admin()));
-- Those that ship stay as they are: a copy is written under another id.
create policy gum_api_change_episodes on app.episodes for update to gum_api
  using (turn is null and (select app.is_admin()))
  with check (turn is null and written_by = (select app.current_wallet()) and (select app.is_admin()));
create policy gum_api_read_schedule on app.scheduled_episodes for select to gum_api using (true);
create policy gum_api_schedule on app.scheduled_episodes for insert to gum_api
  with check (scheduled_by = (select app.current_wallet()) and (select app.is_admin()));
create policy gum_api_unschedule on app.scheduled_episodes for delete to gum_api using ((select app.is_admin()));
revoke all on app.episodes, app.scheduled_episodes from public, anon, authenticated;
grant select, insert (id, content, written_by), update (content, written_by, written_at) on app.episodes to gum_api;
grant select, insert (week, episode, scheduled_by), delete on app.scheduled_episodes to gum_api;

insert into app.personal_tables (position, table_name, of_column, told, reported_as, stays_because)
  select max(position) + nth, one, by, '{}', null, 'What operators told everybody.'
  from app.personal_tables, (values (1, 'episodes', 'written_by'), (2, 'scheduled_episodes', 'scheduled_by')) as own (nth, one, by)
  group by nth, one, by;
