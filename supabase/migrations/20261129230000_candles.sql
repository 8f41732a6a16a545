-- The evenings of Friday: how many candles each asks of the town, how many were lit, and the most who were in town at once
-- while it was dark (EVENING-6). Nothing in it is of a person, so that it stays.
create table app.evenings (
  -- Its Friday.
  evening date primary key,
  asked integer not null check (asked >= 3),
  lit integer not null default 0 check (lit >= 0),
  present integer not null default 0 check (present >= 0),
  -- When as many were lit as it asks for; null: they were not.
  opened_at timestamptz,
  created_at timestamptz not null default app.now()
);

alter table app.evenings enable row level security;
create policy gum_api_see_evenings on app.evenings for select to gum_api using (true);
create policy gum_api_begin_evening on app.evenings for insert to gum_api with check (lit = 0 and present = 0);
create policy gum_api_count_evening on app.evenings for update to gum_api using (true) with check (true);
revoke all on app.evenings from public, anon, authenticated;
grant select, insert (evening, asked), update (lit, present, opened_at) on app.evenings to gum_api;

-- The candles of an evening, one a browser and one a wallet. A server that starts again finds them: the table is logged, unlike
-- presence.
create table app.candles (
  evening date not null references app.evenings,
  -- SHA-256 of the browser's cookie.
  visitor text not null check (visitor ~ '^[0-9a-f]{64}$'),
  -- Null: no wallet was signed in there.
  wallet app.address references app.wallets,
  -- A location of the map, or its streets.
  place text not null check (place ~ '^[a-z][a-z0-9-]{0,39}$'),
  lit_at timestamptz not null default app.now(),
  primary key (evening, visitor)
);
create unique index candles_of_wallet on app.candles (wallet, evening);
create index candles_age on app.candles (lit_at);

alter table app.candles enable row level security;
-- All are counted; whose they are is told to no caller.
create policy gum_api_count_candles on app.candles for select to gum_api using (true);
create policy gum_api_light_candle on app.candles for insert to gum_api
  with check (wallet is null or wallet = (select app.current_wallet()));
revoke all on app.candles from public, anon, authenticated;
grant select (evening, place), insert (evening, visitor, wallet, place) on app.candles to gum_api;

insert into app.retention (position, table_name, aged_by, keep)
  select max(position) + 1, 'candles', 'lit_at', '8 days' from app.retention;
insert into app.personal_tables (position, table_name, of_column, told, reported_as, stays_because)
  select max(position) + 1, 'candles', 'wallet', '{lit_at,evening,place}', null, 'It is deleted after eight days.'
  from app.personal_tables;

-- A fact more: the recording of an evening was watched (EVENING-9).
alter table app.story_facts drop constraint story_facts_fact_check;
alter table app.story_facts add constraint story_facts_fact_check check (
  char_length(fact) <= 64
  and fact ~ '^(pressed|opened|carried|seen|watched|won|heard|shown):[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9-]+)?$'
);
alter table app.objectives drop constraint objectives_fact_check;
alter table app.objectives add constraint objectives_fact_check check (
  char_length(fact) <= 64
  and fact ~ '^(pressed|opened|carried|seen|watched|won|heard|shown):[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9-]+)?$'
);
