-- What the rules ask of a wallet's past with a source is answered by the index, however long that past is.
create index gum_transactions_by_day on app.gum_transactions (wallet, source, day, created_at);
drop index app.gum_transactions_by_source;

-- When the wallet last moved GUM by the source, and how much the source and its cap group moved this UTC day. It answers
-- only for the wallet that the transaction acts for, unless that is an administrator's. It acts as the owner, because row
-- level security keeps comparisons of dates and times from the index.
create function app.gum_moved(of_wallet text, by_source text)
returns table (last_at timestamptz, today integer, group_today integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if of_wallet is distinct from app.current_wallet() and not app.is_admin() then
    return;
  end if;
  return query
    select
      (select moved.created_at from app.gum_transactions as moved
        where moved.wallet = of_wallet and moved.source = by_source
        order by moved.day desc, moved.created_at desc limit 1),
      coalesce(sum(abs(moved.amount)) filter (where source.source_name = by_source), 0)::integer,
      coalesce(sum(abs(moved.amount)) filter (where source.cap_group = asked.cap_group), 0)::integer
    from app.gum_sources as asked
      join app.gum_sources as source
        on source.source_name = asked.source_name or source.cap_group = asked.cap_group
      join app.gum_transactions as moved
        on moved.wallet = of_wallet and moved.source = source.source_name and moved.day = app.today()
    where asked.source_name = by_source;
end
$$;

-- The same as before, planned once a connection.
create or replace function app.hold_gum_accounts(wallets text[]) returns table (wallet text, balance integer)
language plpgsql volatile security definer set search_path = '' as $$
begin
  return query
    select account.wallet::text, account.balance from app.gum_accounts as account
    where account.wallet = any (wallets) and (account.wallet = app.current_wallet() or app.is_admin())
    order by account.wallet for no key update;
end
$$;

-- One policy for the wallet's own rows and for operators, so that no role is looked up where the rows are its own.
drop policy gum_api_operator_history on app.gum_transactions;
drop policy gum_api_history on app.gum_transactions;
create policy gum_api_history on app.gum_transactions for select to gum_api
  using (wallet = (select app.current_wallet()) or (select app.is_admin()));
drop policy gum_api_operator_post on app.gum_transactions;
drop policy gum_api_post on app.gum_transactions;
create policy gum_api_post on app.gum_transactions for insert to gum_api with check (
  (caused_by in ('wallet', 'system') and wallet = (select app.current_wallet()))
  or (caused_by = (select app.current_wallet()) and (select app.is_admin())));

revoke all on all functions in schema app from public, anon, authenticated;
grant execute on function app.gum_moved(text, text) to gum_api;
