-- A movement of GUM takes fewer statements, each of which costs PostgreSQL more than what it does.

-- What the rules ask of a source and a wallet (domain/gum.ts), one row: its balance, and what the source says, nulls where there
-- is none that is active. `hold`: the balance is held until the transaction ends; the second statement then sees what was
-- committed before that. It answers only for the wallet that the transaction acts for, unless that is an administrator's. It acts
-- as the owner, because row level security keeps comparisons of dates and times from the index.
create function app.gum_facts(of_wallet text, by_source text, hold boolean)
returns table (
  balance integer, direction text, base_reward integer, repeats text, cooldown_minutes integer, daily_limit integer,
  group_limit integer, claim text, title text, description text, raised_by_own boolean, now timestamptz, last_at timestamptz,
  today integer, group_today integer)
language plpgsql volatile security definer set search_path = '' as $$
declare
  held integer;
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
  return query
    select held, source.direction, source.base_reward, source.repeats, source.cooldown_minutes, source.daily_limit,
      cap.daily_limit, source.claim, coalesce(source.news_title, 'You earned GUM!'),
      coalesce(source.news_text, source.label),
      (source.raised_by is not null and app.is_same_person(source.raised_by, of_wallet))
        or (cap.raised_by is not null and app.is_same_person(cap.raised_by, of_wallet)),
      app.now(),
      (select moved.created_at from app.gum_transactions as moved
        where moved.wallet = of_wallet and moved.source = by_source
        order by moved.day desc, moved.created_at desc limit 1),
      (select coalesce(sum(abs(moved.amount)), 0)::integer from app.gum_transactions as moved
        where moved.wallet = of_wallet and moved.source = by_source and moved.day = app.today()),
      case when cap.cap_group is null then 0 else
        (select coalesce(sum(abs(moved.amount)), 0)::integer
          from app.gum_sources as member join app.gum_transactions as moved
            on moved.wallet = of_wallet and moved.source = member.source_name and moved.day = app.today()
          where member.cap_group = cap.cap_group)
      end
    from (select) as one
      left join app.gum_sources as source on source.source_name = by_source and source.is_active
      left join app.gum_caps as cap on cap.cap_group = source.cap_group;
end
$$;
drop function app.gum_moved(text, text);

-- The answer that is kept under an Idempotency-Key, one row where there is one. The key is held until the transaction ends, which
-- keeps an answer under it in the end: another with the same key waits here, and then finds it.
create function app.kept_answer(of_wallet text, of_route text, of_key uuid, of_body text)
returns table (same boolean, status integer, answer text)
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('key:' || of_key, 0));
  return query
    select known.body_hash = pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(of_body, 'UTF8')), 'hex'),
      known.status, known.answer
    from app.idempotency_keys as known
    where known.key = of_key and known.route = of_route and known.wallet is not distinct from of_wallet;
end
$$;
-- A row is of the wallet of a session, which is known, and its hash is made by the statement that writes it.
alter table app.idempotency_keys
  drop constraint idempotency_keys_wallet_fkey,
  drop constraint idempotency_keys_body_hash_check;
comment on column app.idempotency_keys.status is 'null: the answer was forgotten (forgetAnswers of db/guards.ts)';

revoke all on function app.gum_facts(text, text, boolean), app.kept_answer(text, text, uuid, text)
  from public, anon, authenticated;
grant execute on function app.gum_facts(text, text, boolean), app.kept_answer(text, text, uuid, text) to gum_api;
