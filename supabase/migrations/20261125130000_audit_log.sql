-- What operators did: who, when, what, to what, how it was and how it became, and why. A row is written in the transaction
-- of the act itself, is never changed and is kept for good. app.audit goes on to keep what happened to sessions.
create table app.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default app.now(),
  operator app.address not null references app.wallets,
  act text not null check (act ~ '^[a-z]+(-[a-z]+)*$'),
  -- A wallet, or the name or number of what was changed.
  subject text not null check (char_length(subject) between 1 and 200),
  -- Null: there was nothing, or there is nothing any more.
  was jsonb,
  became jsonb,
  reason text check (char_length(reason) between 3 and 200),
  -- The row of the ledger that the act wrote.
  gum_transaction bigint unique references app.gum_transactions
);
create index audit_log_newest on app.audit_log (created_at, id);
create index audit_log_by_act on app.audit_log (act, created_at, id);
create index audit_log_by_subject on app.audit_log (subject, created_at, id);
create index audit_log_by_operator on app.audit_log (operator, created_at, id);
create trigger append_only before update or delete or truncate on app.audit_log
  for each statement execute function app.refuse_change();

-- What operators did before.
insert into app.audit_log (created_at, operator, act, subject, was, became, reason, gum_transaction)
select at, wallet, action,
  left(coalesce(detail ->> 'wallet', detail ->> 'source', detail ->> 'id', detail ->> 'timezone', action), 200),
  case when action = 'gum-adjustment' then jsonb_build_object('balance', detail -> 'was') end,
  case when action = 'gum-adjustment' then jsonb_build_object('balance', detail -> 'is', 'amount', detail -> 'amount')
    else detail end,
  left(detail ->> 'reason', 200),
  (select moved.id from app.gum_transactions as moved where moved.id::text = detail ->> 'transaction')
from app.audit
where action in ('test-earn', 'gum-adjustment', 'time-config', 'guest-book-removal')
  and wallet in (select wallet from app.wallets)
order by id;

alter table app.audit_log enable row level security;
create policy gum_api_read_audit_log on app.audit_log for select to gum_api using ((select app.is_admin()));
create policy gum_api_record_act on app.audit_log for insert to gum_api
  with check (operator = (select app.current_wallet()) and (select app.is_admin()));

-- An operator sees every balance, for the trial balance.
drop policy gum_api_account on app.gum_accounts;
create policy gum_api_account on app.gum_accounts for select to gum_api
  using (wallet = (select app.current_wallet()) or (select app.is_admin()));

revoke all on app.audit_log from public, anon, authenticated;
grant select, insert (operator, act, subject, was, became, reason, gum_transaction) on app.audit_log to gum_api;
