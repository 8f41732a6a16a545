-- What every write keeps up and no question needs.

-- A counter changes with each call. While an index had the time of the last one, every change of a row was a new row with entries
-- in both indexes; now it changes in its place, within a page that is half free. What is old is found by reading all counters, of
-- which a day leaves some ten thousand.
drop index app.rate_limits_age;
alter table app.rate_limits set (fillfactor = 50);

-- The day of a movement follows from its time, by which another index of wallet and source is ordered.
drop index app.gum_transactions_by_day;
create or replace function app.gum_facts(of_wallet text, by_source text, hold boolean)
returns table (
  balance integer, direction text, base_reward integer, repeats text, cooldown_minutes integer, daily_limit integer,
  group_limit integer, claim text, title text, description text, raised_by_own boolean, now timestamptz, last_at timestamptz,
  today integer, group_today integer)
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off as $$
declare
  held integer;
  -- When the UTC day began.
  dawn timestamptz;
begin
  if of_wallet is distinct from app.current_wallet() and not app.is_admin() then
    return;
  end if;
  if hold then
    select account.balance into held from app.gum_accounts as account
    where account.wallet = of_wallet for no key update;
  else
    select account.balance into held from app.gum_accounts as account where account.wallet = of_wallet;
  end if;
  if not found then
    return;
  end if;
  dawn := app.today()::timestamp at time zone 'UTC';
  return query
    select held, source.direction, source.base_reward, source.repeats, source.cooldown_minutes, source.daily_limit,
      cap.daily_limit, source.claim, coalesce(source.news_title, 'You earned GUM!'),
      coalesce(source.news_text, source.label),
      (source.raised_by is not null and app.is_same_person(source.raised_by, of_wallet))
        or (cap.raised_by is not null and app.is_same_person(cap.raised_by, of_wallet)),
      app.now(),
      (select moved.created_at from app.gum_transactions as moved
        where moved.wallet = of_wallet and moved.source = by_source
        order by moved.created_at desc limit 1),
      (select coalesce(sum(abs(moved.amount)), 0)::integer from app.gum_transactions as moved
        where moved.wallet = of_wallet and moved.source = by_source and moved.created_at >= dawn),
      case when cap.cap_group is null then 0 else
        (select coalesce(sum(abs(moved.amount)), 0)::integer
          from app.gum_sources as member join app.gum_transactions as moved
            on moved.wallet = of_wallet and moved.source = member.source_name and moved.created_at >= dawn
          where member.cap_group = cap.cap_group)
      end
    from (select) as one
      left join app.gum_sources as source on source.source_name = by_source and source.is_active
      left join app.gum_caps as cap on cap.cap_group = source.cap_group;
end
$$;
