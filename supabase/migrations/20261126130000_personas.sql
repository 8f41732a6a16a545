-- What a persona of the messenger keeps in mind of one person, so that it does not say the same twice.
create table app.persona_talks (
  wallet app.address not null references app.wallets,
  agent_id text not null check (agent_id in ('FlunkBot', 'StudyBuddy', 'TownGossip', 'SportsCenter90s')),
  -- Ids of lines that were said, the topic, and what the person said of themselves: no message of theirs.
  memory jsonb not null check (jsonb_typeof(memory) = 'object' and pg_column_size(memory) <= 16384),
  talked_at timestamptz not null default app.now(),
  primary key (wallet, agent_id)
);
create index persona_talks_age on app.persona_talks (talked_at);

-- How often the model may be asked in a UTC day, where one is configured: each call costs money.
create table app.persona_limits (
  only_row boolean primary key default true check (only_row),
  calls_a_person integer not null check (calls_a_person >= 0),
  calls_in_all integer not null check (calls_in_all >= 0)
);
insert into app.persona_limits (calls_a_person, calls_in_all) values (60, 5000);

-- How often the model was asked. Those of everybody together are the rows without a wallet.
create table app.persona_calls (
  day date not null,
  wallet app.address references app.wallets,
  calls integer not null check (calls > 0),
  unique nulls not distinct (day, wallet)
);

insert into app.retention (position, table_name, aged_by, keep) values
  (30, 'persona_talks', 'talked_at', '30 days'),
  (31, 'persona_calls', 'day', '30 days');

-- Counts one call of the model for the caller's wallet and for all, and answers whether it may be made. It acts as the
-- owner, because people do not see what others have used.
create function app.take_persona_call() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  person app.address := app.current_wallet();
  most app.persona_limits;
begin
  if person is null then return false; end if;
  select * into most from app.persona_limits;
  if most.calls_a_person = 0 or most.calls_in_all = 0 then return false; end if;
  insert into app.persona_calls as used (day, wallet, calls) values (app.today(), person, 1)
    on conflict (day, wallet) do update set calls = used.calls + 1 where used.calls < most.calls_a_person;
  if not found then return false; end if;
  insert into app.persona_calls as used (day, wallet, calls) values (app.today(), null, 1)
    on conflict (day, wallet) do update set calls = used.calls + 1 where used.calls < most.calls_in_all;
  return found;
end
$$;

alter table app.persona_talks enable row level security;
alter table app.persona_limits enable row level security;
alter table app.persona_calls enable row level security;
create policy gum_api_own_talks on app.persona_talks to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));

revoke all on app.persona_talks, app.persona_limits, app.persona_calls from public, anon, authenticated;
grant select, insert (wallet, agent_id, memory), update (memory, talked_at) on app.persona_talks to gum_api;
revoke all on function app.take_persona_call() from public, anon, authenticated;
grant execute on function app.take_persona_call() to gum_api;
