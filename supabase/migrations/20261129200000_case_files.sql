-- The Case File of a wallet (CASE-6 to CASE-9): how many joins failed on its last day, those that hold, and what it believes.
insert into app.gum_sources (source_name, label, news_title, news_text, direction, base_reward, repeats, claim) values
  ('case_join', 'Case File', 'The thread holds.', 'Two cards of the Case File belong together.', 'earn', 5, 'cooldown', 'server');

create table app.case_files (
  wallet app.address primary key references app.wallets,
  wrong integer not null default 0 check (wrong between 0 and 20),
  wrong_on date not null default app.today()
);

create table app.case_joins (
  wallet app.address not null references app.case_files,
  -- Its name in domain/town/case/joins.ts.
  name text not null check (name ~ '^[a-z][a-z0-9-]{1,39}$'),
  made_at timestamptz not null default app.now(),
  -- The ledger's row that paid for it; null: it paid nothing.
  earning bigint unique references app.gum_transactions,
  primary key (wallet, name)
);

create table app.case_readings (
  wallet app.address not null references app.case_files,
  card text not null check (char_length(card) between 3 and 64),
  reading text not null check (reading in ('planned', 'made', 'never')),
  primary key (wallet, card, reading)
);

alter table app.case_files enable row level security;
alter table app.case_joins enable row level security;
alter table app.case_readings enable row level security;
create policy gum_api_own_case on app.case_files to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
create policy gum_api_own_joins on app.case_joins to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
create policy gum_api_own_readings on app.case_readings to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
revoke all on app.case_files, app.case_joins, app.case_readings from public, anon, authenticated;
grant select, insert (wallet), update (wrong, wrong_on) on app.case_files to gum_api;
grant select, insert (wallet, name, earning) on app.case_joins to gum_api;
grant select, insert (wallet, card, reading), delete on app.case_readings to gum_api;

insert into app.gum_causes (source_name, table_name, column_name) values ('case_join', 'case_joins', 'earning');
insert into app.personal_tables (position, table_name, of_column, told, reported_as, stays_because) values
  (69, 'case_readings', 'wallet', '{card,reading}', null, null),
  (70, 'case_joins', 'wallet', '{made_at,name}', null, 'What was found in the story.'),
  (71, 'case_files', 'wallet', '{}', null, 'How many joins failed on one day.');
