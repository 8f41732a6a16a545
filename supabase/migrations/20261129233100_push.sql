-- The browsers that are told of a wallet's news by their push services (PUSH-1). One is told for as long as the wallet is signed in
-- on it: its row goes by the session in which it asked.
create table app.push_subscriptions (
  id bigint generated always as identity primary key,
  wallet app.address not null references app.wallets,
  session uuid not null references app.sessions on delete cascade,
  -- Where the push service takes messages to this browser; the address is its secret.
  endpoint text not null unique check (endpoint ~ '^https://' and char_length(endpoint) <= 1000),
  -- By what messages are encrypted for it.
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  -- The public key of the server that it takes messages of.
  server_key text not null check (server_key ~ '^[A-Za-z0-9_-]{87}$'),
  created_at timestamptz not null default app.now()
);
create index push_subscriptions_wallet on app.push_subscriptions (wallet, id);
create index push_subscriptions_session on app.push_subscriptions (session);

-- The news that is still to be sent to a browser. That it is due later is the lease of the process that sends it, or the patience
-- with a push service that does not take it.
create table app.pushes (
  news bigint not null references app.news on delete cascade,
  subscription bigint not null references app.push_subscriptions on delete cascade,
  due_at timestamptz not null default app.now(),
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null default app.now(),
  primary key (news, subscription)
);
create index pushes_due on app.pushes (due_at);
create index pushes_subscription on app.pushes (subscription);
create index pushes_age on app.pushes (created_at);
insert into app.retention (position, table_name, aged_by, keep) values (51, 'pushes', 'created_at', '2 days');
insert into app.personal_tables (position, table_name, of_column, told, reported_as, stays_because) values
  (110, 'push_subscriptions', 'wallet', '{created_at,endpoint}', null, 'It ends in Settings, and when the wallet signs out there.');

alter table app.push_subscriptions enable row level security;
alter table app.pushes enable row level security;
create policy gum_api_read_own_subscriptions on app.push_subscriptions for select to gum_api
  using (wallet = (select app.current_wallet()));
create policy gum_api_end_own_subscriptions on app.push_subscriptions for delete to gum_api
  using (wallet = (select app.current_wallet()));
revoke all on app.push_subscriptions, app.pushes from public, anon, authenticated;
grant select, delete on app.push_subscriptions to gum_api;

-- Has a browser told of the news of the transaction's wallet, in place of the wallet that was told there before; of more than ten
-- browsers the oldest is told no longer. It acts as the owner, because the row before may be another wallet's.
create function app.keep_push(of_session uuid, at text, key text, secret text, of_server text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.push_subscriptions where endpoint = at;
  insert into app.push_subscriptions (wallet, session, endpoint, p256dh, auth, server_key)
  select one.wallet, one.id, at, key, secret, of_server from app.sessions as one
  where one.id = of_session and one.wallet = app.current_wallet();
  delete from app.push_subscriptions where id in (
    select id from app.push_subscriptions where wallet = app.current_wallet() order by id desc offset 10);
end
$$;

-- As before, and what is told is also to be sent to the browsers of those who want this kind pushed.
create or replace function app.tell(told text[], what text, by text, about jsonb, seen boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if by is distinct from app.current_wallet() and by is not null and not app.is_admin() then
    raise exception 'news in the name of another' using errcode = 'insufficient_privilege';
  end if;
  with fresh as (
    insert into app.news (wallet, kind, actor, subject, read_at)
    select one.wallet, what, by, about, case when seen then app.now() end
    from app.wallets as one
      left join app.settings as setting using (wallet)
      cross join lateral (
        select count(*) as told, count(*) filter (where today.actor = by) as of_actor
        from app.news as today where today.wallet = one.wallet and today.told_on = app.today()) as counted
    where one.wallet = any (tell.told) and one.wallet is distinct from by
      and not coalesce(setting.settings -> 'newsOff' -> 'value' ? what, false)
      and counted.told < 100 and counted.of_actor < 20
      and (by is null or not app.is_blocked(one.wallet, by))
    -- In one order, so that no two wait for each other.
    order by one.wallet
    on conflict do nothing
    returning id, wallet)
  insert into app.pushes (news, subscription)
  select fresh.id, one.id
  from fresh
    join app.settings as setting using (wallet)
    join app.push_subscriptions as one using (wallet)
  where not seen and setting.settings -> 'newsPush' -> 'value' ? what;
end
$$;

-- Takes what is due to be sent, for as long as the lease says: none else gets it meanwhile, and a process that ends leaves it
-- for later. `is_wanted` is false where it was seen or is blocked by now, where its kind is pushed no longer, where the wallet has
-- signed out there, and where the browser takes messages of another server. It acts as the owner, because all wallets' are sent.
create function app.take_pushes(most integer, lease interval, of_server text) returns table (
  news text, kind text, subject jsonb, username text, told_at timestamptz, tries integer, is_wanted boolean,
  subscription text, endpoint text, p256dh text, auth text, owner_name text, quiet text)
language plpgsql volatile security definer set search_path = '' as $$
begin
  return query
  with due as (
    select push.news, push.subscription from app.pushes as push
    where push.due_at <= app.now() order by push.due_at, push.news limit most for update skip locked),
  taken as (
    update app.pushes as push set due_at = app.now() + lease, tries = push.tries + 1
    from due where push.news = due.news and push.subscription = due.subscription
    returning push.news, push.subscription, push.tries)
  select one.id::text, one.kind, one.subject, actor.username::text, one.created_at, taken.tries,
    one.read_at is null and session.revoked_at is null and session.expires_at > app.now()
      and person.banned_at is null and device.server_key = of_server
      and coalesce(setting.settings -> 'newsPush' -> 'value' ? one.kind, false)
      and (one.actor is null or not app.is_blocked(one.wallet, one.actor)),
    device.id::text, device.endpoint, device.p256dh, device.auth, own.username::text,
    setting.settings -> 'quietHours' ->> 'value'
  from taken
    join app.news as one on one.id = taken.news
    join app.push_subscriptions as device on device.id = taken.subscription
    join app.sessions as session on session.id = device.session
    join app.wallets as person on person.wallet = one.wallet
    left join app.settings as setting on setting.wallet = one.wallet
    left join app.profiles as own on own.wallet = one.wallet
    left join app.profiles as actor on actor.wallet = one.actor
  order by one.id desc;
end
$$;

-- Keeps what became of pushes that were taken: of a subscription that is gone nothing stays, what is done is not sent again, and
-- all else is due when it says. It acts as the owner, as what took them does.
create function app.settle_pushes(outcomes json) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from app.push_subscriptions as device
  using json_to_recordset(outcomes) as outcome (subscription bigint, became text)
  where device.id = outcome.subscription and outcome.became = 'gone';
  delete from app.pushes as push
  using json_to_recordset(outcomes) as outcome (subscription bigint, news bigint[], became text)
  where push.subscription = outcome.subscription and push.news = any (outcome.news) and outcome.became = 'done';
  update app.pushes as push
  set due_at = outcome.due_at, tries = greatest(0, push.tries - case when outcome.counts then 0 else 1 end)
  from json_to_recordset(outcomes) as outcome (
    subscription bigint, news bigint[], became text, due_at timestamptz, counts boolean)
  where push.subscription = outcome.subscription and push.news = any (outcome.news) and outcome.became = 'later';
end
$$;
revoke all on function app.keep_push(uuid, text, text, text, text), app.tell(text[], text, text, jsonb, boolean),
  app.take_pushes(integer, interval, text), app.settle_pushes(json) from public, anon, authenticated;
grant execute on function app.keep_push(uuid, text, text, text, text), app.take_pushes(integer, interval, text),
  app.settle_pushes(json) to gum_api;
