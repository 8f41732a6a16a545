-- What wallets did in town that objectives count, once a wallet, event and chapter.
create table app.town_events (
  wallet app.address not null references app.wallets,
  -- Such as 'cafeteria-door', or 'under-the-bed-opened', which only the server finds out.
  event text not null check (event ~ '^[a-z][a-z0-9-]{0,39}$'),
  chapter integer not null check (chapter between 1 and 4),
  created_at timestamptz not null default app.now(),
  primary key (wallet, event, chapter)
);

alter table app.town_events enable row level security;
create policy gum_api_own_events on app.town_events to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));

revoke all on app.town_events from public, anon, authenticated;
grant select, insert (wallet, event, chapter) on app.town_events to gum_api;
