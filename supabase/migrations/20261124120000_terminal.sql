-- What was typed at the Terminal, with what came of it: guests too. Operators read it.
create table app.terminal_activity (
  id bigint generated always as identity primary key,
  -- Null: a guest's.
  wallet app.address references app.wallets,
  -- Of the window, by the page's word; null: it named none.
  session_id uuid,
  command text not null check (char_length(command) <= 200),
  response_type text not null check (response_type in ('info', 'secret', 'dial', 'error', 'denied', 'clear')),
  response text not null check (char_length(response) <= 10000),
  is_valid boolean not null,
  created_at timestamptz not null default app.now()
);
create index terminal_activity_age on app.terminal_activity (created_at);

-- What pages say after special commands. It counts them and pays nothing.
create table app.terminal_tracking (
  id bigint generated always as identity primary key,
  name text not null check (name in ('wtf', 'fetty-wap', 'magic-carpet', 'flow', 'yourmom', 'paradise-motel')),
  wallet app.address not null references app.wallets,
  username text check (char_length(username) <= 40),
  access_level text check (access_level in ('COMMUNITY', 'BETA', 'ADMIN')),
  session_id uuid,
  command text check (char_length(command) <= 200),
  created_at timestamptz not null default app.now()
);
create index terminal_tracking_age on app.terminal_tracking (created_at);

alter table app.terminal_activity enable row level security;
alter table app.terminal_tracking enable row level security;
create policy gum_api_note_command on app.terminal_activity for insert to gum_api
  with check (wallet is not distinct from (select app.current_wallet()));
create policy gum_api_read_commands on app.terminal_activity for select to gum_api
  using ((select app.is_admin()));
create policy gum_api_note_tracking on app.terminal_tracking for insert to gum_api
  with check (wallet = (select app.current_wallet()));

insert into app.retention (position, table_name, aged_by, keep) values
  (15, 'terminal_activity', 'created_at', '90 days'),
  (16, 'terminal_tracking', 'created_at', '400 days');

revoke all on app.terminal_activity, app.terminal_tracking from public, anon, authenticated;
grant select, insert (wallet, session_id, command, response_type, response, is_valid) on app.terminal_activity to gum_api;
grant insert (name, wallet, username, access_level, session_id, command) on app.terminal_tracking to gum_api;
