-- Who is where in town: a row a browser, and a wallet in one of them at most. Gone after a minute (domain/presence.ts).
create table app.presence (
  -- SHA-256 of the browser's cookie.
  visitor text primary key check (visitor ~ '^[0-9a-f]{64}$'),
  -- Null: nobody is signed in there.
  wallet app.address unique references app.wallets,
  -- Where the browser is, of which only so many are counted.
  network text not null,
  -- A location of the map, or its streets.
  place text not null check (place ~ '^[a-z][a-z0-9-]{0,39}$'),
  seen_at timestamptz not null default app.now()
);
create index presence_age on app.presence (seen_at);
create index presence_of_network on app.presence (network);

alter table app.presence enable row level security;
-- Where others are is what it is for; who leaves may have signed out since they came.
create policy gum_api_see_presence on app.presence for select to gum_api using (true);
create policy gum_api_leave_presence on app.presence for delete to gum_api using (true);
create policy gum_api_enter_presence on app.presence for insert to gum_api
  with check (wallet is null or wallet = (select app.current_wallet()));

revoke all on app.presence from public, anon, authenticated;
grant select, insert (visitor, wallet, network, place), delete on app.presence to gum_api;

insert into app.retention (position, table_name, aged_by, keep) values (8, 'presence', 'seen_at', '5 minutes');
