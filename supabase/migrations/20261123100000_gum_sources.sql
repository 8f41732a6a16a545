-- Everything that is known of a source of GUM is its row: what the rules ask (domain/gum.ts), and its words for people.
-- Its name is also in domain/gumSources.ts, so that code can say it.

-- What the sources of a group may pay together.
create table app.gum_caps (
  cap_group text primary key check (cap_group ~ '^[a-z][a-z0-9_]{0,39}$'),
  -- GUM a UTC day.
  daily_limit integer not null check (daily_limit > 0)
);
insert into app.gum_caps (cap_group, daily_limit) values ('daily', 20);

alter table app.gum_sources
  -- What people read in a list of what they earned and spent.
  add column label text check (length(label) between 1 and 40),
  -- What the page announces an earning with; null: words that suit every source, and the label.
  add column news_title text check (length(news_title) between 1 and 60),
  add column news_text text check (length(news_text) between 1 and 120),
  -- Whether a wallet gets GUM of it or gives some; 'either' is what an operator corrects.
  add column direction text check (direction in ('earn', 'spend', 'either')),
  -- 'daily': once a UTC day; 'once': once for ever; 'cooldown': as often as cooldown_minutes allow.
  add column repeats text check (repeats in ('daily', 'once', 'cooldown')),
  -- 'asking': wallets claim it by its name; 'server': a rule of the server moves it; 'operator': only an operator does.
  add column claim text check (claim in ('asking', 'server', 'operator')),
  add column cap_group text references app.gum_caps,
  -- Null: each movement names its own amount.
  alter column base_reward drop not null;

update app.gum_sources set
  label = left(replace(source_name, '_', ' '), 40), direction = 'earn', repeats = 'cooldown', claim = 'server';
update app.gum_sources set
  repeats = 'daily', cooldown_minutes = 1440, claim = 'asking', cap_group = 'daily'
where source_name in ('daily_login', 'daily_checkin');
update app.gum_sources set
  label = 'Daily login', news_title = 'Good to see you!', news_text = 'You signed in today.'
where source_name = 'daily_login';
update app.gum_sources set
  label = 'Daily check-in', news_title = 'Checked in!', news_text = 'Come back after midnight UTC for more.'
where source_name = 'daily_checkin';

alter table app.gum_sources
  alter column label set not null,
  alter column direction set not null,
  alter column repeats set not null,
  alter column claim set not null,
  alter column cooldown_minutes set default 0,
  add constraint gum_sources_amount check (base_reward <= 1000000),
  add constraint gum_sources_day check (repeats <> 'daily' or cooldown_minutes = 1440),
  add constraint gum_sources_once check (repeats <> 'once' or cooldown_minutes = 0),
  add constraint gum_sources_asking check (claim <> 'asking' or (direction = 'earn' and base_reward is not null)),
  add constraint gum_sources_capped check (cap_group is null or direction = 'earn'),
  add constraint gum_sources_either check (
    direction <> 'either'
    or (base_reward is null and repeats = 'cooldown' and cooldown_minutes = 0 and daily_limit is null));

insert into app.gum_sources (source_name, label, direction, base_reward, repeats, claim) values
  ('operator_adjustment', 'Adjustment', 'either', null, 'cooldown', 'operator');

-- Who caused a movement: 'wallet' (its own doing), 'system', or the address of the operator. All rows so far are the
-- wallets' own doing; from now on each row says it.
alter table app.gum_transactions
  add column caused_by text not null default 'wallet'
    check (caused_by in ('wallet', 'system') or caused_by ~ '^0x[0-9a-f]{16}$');
alter table app.gum_transactions alter column caused_by drop default;

-- The rules ask when a wallet's last movement of a source was, and what it moved today.
create index gum_transactions_by_source on app.gum_transactions (wallet, source, created_at desc);
drop index app.gum_transactions_by_day;

-- The balances of these accounts, held until the transaction ends, in one order so that no two transactions wait for one
-- another. It answers only for the wallet that the transaction acts for, unless that is an administrator's.
create function app.hold_gum_accounts(wallets text[]) returns table (wallet text, balance integer)
language sql volatile security definer set search_path = '' as $$
  select account.wallet::text, account.balance from app.gum_accounts as account
  where account.wallet = any (wallets) and (account.wallet = app.current_wallet() or app.is_admin())
  order by account.wallet for no key update
$$;

alter table app.gum_caps enable row level security;
create policy gum_api_caps on app.gum_caps for select to gum_api using (true);
drop policy gum_api_post on app.gum_transactions;
create policy gum_api_post on app.gum_transactions for insert to gum_api
  with check (wallet = (select app.current_wallet()) and caused_by in ('wallet', 'system'));
create policy gum_api_operator_post on app.gum_transactions for insert to gum_api
  with check (caused_by = (select app.current_wallet()) and (select app.is_admin()));
create policy gum_api_operator_history on app.gum_transactions for select to gum_api
  using ((select app.is_admin()));

revoke all on app.gum_caps from public, anon, authenticated;
revoke all on all functions in schema app from public, anon, authenticated;
grant select on app.gum_caps to gum_api;
grant insert (caused_by) on app.gum_transactions to gum_api;
grant execute on function app.hold_gum_accounts(text[]) to gum_api;
