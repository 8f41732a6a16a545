-- Each night the books are gone through: does every entry have two sides, is every balance the sum of its entries, is the
-- cause of every movement on record. A report says what was found; nothing is ever repaired by this.

-- Which table keeps why a source moved GUM: a movement of the source has its id in that column. A source that is paid once a
-- day needs none, for its day is the cause.
create table app.gum_causes (
  source_name text primary key references app.gum_sources (source_name),
  table_name text not null,
  column_name text not null
);
insert into app.gum_causes (source_name, table_name, column_name) values
  ('operator_adjustment', 'audit_log', 'gum_transaction'),
  ('zoltar_play', 'zoltar_plays', 'spending'),
  ('zoltar_win', 'zoltar_plays', 'prize');

create table app.reconciliations (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default app.now(),
  took_ms integer not null check (took_ms >= 0),
  transactions bigint not null,
  wallets bigint not null,
  problems bigint not null check (problems >= 0),
  -- Of each check the first 100: what was checked, of what, and what is wrong with it.
  findings jsonb not null
);
create index reconciliations_newest on app.reconciliations (created_at, id);
create trigger append_only before update or delete or truncate on app.reconciliations
  for each statement execute function app.refuse_change();

-- Goes through the books and answers the id of the report. Null: another is at it, or where `nightly` is true there is a
-- report of this UTC day. It acts as the owner, since the causes of a wallet are not for others to read.
create function app.reconcile(nightly boolean) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  began timestamptz := clock_timestamp();
  looked record;
  found jsonb;
  number bigint;
  problems bigint := 0;
  findings jsonb := '[]';
  report bigint;
begin
  -- Any number; it only has to be this function's own.
  if not pg_try_advisory_xact_lock(736003) then
    return null;
  end if;
  if nightly and exists (
    select from app.reconciliations where created_at >= app.today()::timestamp at time zone 'UTC'
  ) then
    return null;
  end if;
  for looked in
    -- Each answers a subject and what is wrong with it.
    select * from (values
      ('entry', $q$
        select id::text, amount || ' GUM against ' || system_account from app.gum_transactions
        where amount = 0 or (amount > 0) <> (system_account = 'issuance')$q$),
      ('balance', $q$
        select account.wallet::text, 'has ' || account.balance || ', its entries add up to ' || coalesce(moved.total, 0)
        from app.gum_accounts as account
          left join (select wallet, sum(amount) as total from app.gum_transactions group by wallet) as moved using (wallet)
        where account.balance <> coalesce(moved.total, 0)$q$),
      ('account', $q$
        select distinct moved.wallet::text, 'has entries and no account' from app.gum_transactions as moved
        where not exists (select from app.gum_accounts as account where account.wallet = moved.wallet)$q$),
      ('source', $q$
        select moved.id::text, moved.amount || ' GUM of ' || moved.source || ' by ' || moved.caused_by
        from app.gum_transactions as moved left join app.gum_sources as source on source.source_name = moved.source
        where source.source_name is null
          or (source.direction = 'earn' and moved.amount < 0) or (source.direction = 'spend' and moved.amount > 0)
          or (source.claim = 'operator') <> (moved.caused_by like '0x%')$q$),
      ('day', $q$
        select moved.id::text, moved.source || ' of ' || moved.day || ' moved at ' || moved.created_at
        from app.gum_transactions as moved where moved.day <> (moved.created_at at time zone 'UTC')::date$q$),
      ('daily', $q$
        select moved.wallet::text, moved.source || ' moved ' || count(*) || ' times on ' || moved.day
        from app.gum_transactions as moved join app.gum_sources as source on source.source_name = moved.source
        where source.repeats = 'daily' group by moved.wallet, moved.source, moved.day having count(*) > 1$q$),
      ('cause', $q$
        select source.source_name, 'moves GUM, and no table keeps why' from app.gum_sources as source
        where source.repeats <> 'daily'
          and not exists (select from app.gum_causes as cause where cause.source_name = source.source_name)
          and exists (select from app.gum_transactions as moved where moved.source = source.source_name)$q$)
    ) as checks (name, query)
    union all
    select 'cause', format(
      'select moved.id::text, moved.amount || '' GUM of '' || moved.source || '', and nothing says why''
       from app.gum_transactions as moved
       where moved.source = %L and not exists (select from app.%I as kept where kept.%I = moved.id)',
      source_name, table_name, column_name)
    from app.gum_causes
  loop
    execute format(
      'select coalesce(jsonb_agg(jsonb_build_object(''check'', %L::text, ''subject'', subject, ''detail'', detail)), ''[]''),
         coalesce(max(total), 0)
       from (select wrong.*, count(*) over () as total from (%s) as wrong (subject, detail) limit 100) as listed',
      looked.name, looked.query) into found, number;
    findings := findings || found;
    problems := problems + number;
  end loop;
  insert into app.reconciliations (took_ms, transactions, wallets, problems, findings)
  select extract(epoch from clock_timestamp() - began) * 1000,
    (select count(*) from app.gum_transactions), (select count(*) from app.gum_accounts), problems, findings
  returning id into report;
  return report;
end
$$;

alter table app.gum_causes enable row level security;
alter table app.reconciliations enable row level security;
create policy gum_api_read_reconciliations on app.reconciliations for select to gum_api
  using ((select app.is_admin()));

revoke all on app.gum_causes, app.reconciliations from public, anon, authenticated;
revoke all on all functions in schema app from public, anon, authenticated;
grant select on app.reconciliations to gum_api;
grant execute on function app.reconcile(boolean) to gum_api;
