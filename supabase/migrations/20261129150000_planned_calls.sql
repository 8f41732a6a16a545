-- What almost every call asks. A connection plans the statements within a function once; a pooler that hands connections on
-- after each transaction lets none be prepared, and to plan them took PostgreSQL four times as long as to carry them out.

-- The member of a session that has not ended, one row, and what of their news is unread: how many, of so many at most, and the
-- newest. Whom a block stands between tell each other nothing (BLOCK-1).
create function app.live_member(of_session uuid, most_unread integer)
returns table (
  user_id uuid, session_id uuid, wallet text, role text, username text, muted boolean, unread integer, newest text)
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
begin
  return query
    select person.id, session.id, person.wallet::text, person.role, profile.username::text, person.muted_at is not null,
      news.unread, news.newest
    from app.sessions as session
      join app.wallets as person on person.wallet = session.wallet
      left join app.profiles as profile on profile.wallet = person.wallet
      cross join lateral (
        select count(*)::integer as unread, max(latest.id)::text as newest from (
          select one.id from app.news as one
          where one.wallet = person.wallet and one.read_at is null
            and (one.actor in (select pair.other from app.apart as pair)) is not true
          order by one.id desc limit most_unread) as latest) as news
    where session.id = of_session and session.revoked_at is null and session.expires_at > app.now()
      and person.banned_at is null;
end
$$;

-- Counts a call in each of these counters, one after the other, and answers of each what app.counted keeps where the call did
-- not pass, else null, and when that was (epoch ms). Its commit does not wait for the disk.
create function app.count_call(asked json) returns table (refused text[], at double precision)
language plpgsql volatile set search_path = '' as $$
declare
  moment constant bigint := pg_catalog.floor(extract(epoch from app.now()) * 1000);
begin
  perform pg_catalog.set_config('synchronous_commit', 'off', true);
  return query
    -- What is new is a counter of this call alone.
    insert into app.rate_limits as counted (bucket, window_start, calls)
    select one.bucket, app.now(),
      array[1, one.minutes * 60000, one.calls, coalesce(one.cost, 1), moment, moment, coalesce(one.cost, 1)]
    from pg_catalog.json_to_recordset(asked) as one (bucket text, minutes bigint, calls bigint, cost bigint)
    on conflict (bucket) do update set
      window_start = excluded.window_start, calls = app.counted(counted.calls, excluded.calls)
    returning case when counted.calls[1] = 0 then counted.calls::text[] end,
      pg_catalog.floor(extract(epoch from counted.window_start) * 1000)::double precision;
end
$$;

-- What a wallet and those linked to it hold, as far as doors ask (TOWN-7).
create function app.holdings_of(of_wallet text) returns table (flunks integer, cliques text[], teddy boolean)
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
begin
  return query
    select count(*) filter (where token.collection = 'Flunks')::integer,
      array_agg(distinct template.clique),
      bool_or(token.collection = 'Backpack' and exists (
        select from unnest(template.traits) as trait where lower(trait) = 'base:teddy'))
    from app.tokens as token left join app.templates as template
      on template.collection = token.collection and template.template_id = token.template_id
    where token.owner = any((select app.wallets_of(of_wallet))::text[]) and token.template_id is not null;
end
$$;

-- Moves where a person is who is counted already, from the same browser, wallet and network, and answers where they were;
-- null: they are not. It changes one row in its place.
create function app.beat(
  of_visitor text, of_wallet text, of_network text, of_site text, at_place text, present_for integer) returns text
language plpgsql volatile set search_path = '' set enable_seqscan = off as $$
declare
  was_at text;
begin
  update app.presence as present set place = at_place, seen_at = app.now()
  from (select one.visitor, one.place from app.presence as one where one.visitor = of_visitor) as before
  where present.visitor = before.visitor and present.wallet is not distinct from of_wallet
    and present.network = of_network and present.site = of_site
    and present.seen_at > app.now() - present_for * interval '1 second'
  returning before.place into was_at;
  return was_at;
end
$$;

-- Writes a row of the ledger, for `post` of db/school/ledger.ts alone, and answers its id; null: the wallet's once key was used.
create function app.write_movement(
  of_wallet text, of_amount integer, of_source text, of_once_key text, of_cause text, of_metadata text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  written bigint;
begin
  insert into app.gum_transactions (wallet, system_account, amount, source, once_key, caused_by, metadata)
  values (of_wallet, case when of_amount > 0 then 'issuance' else 'sink' end, of_amount, of_source, of_once_key, of_cause,
    of_metadata::jsonb)
  on conflict (wallet, once_key) do nothing returning id into written;
  return written::text;
end
$$;

-- Keeps an answer under the key that the transaction holds. The database hashes the body: in Node that would be a job for another
-- thread, which costs more.
create function app.keep_answer(
  of_wallet text, of_route text, of_key uuid, of_body text, of_status integer, of_answer text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into app.idempotency_keys (wallet, route, key, body_hash, status, answer)
  values (of_wallet, of_route, of_key,
    pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(of_body, 'UTF8')), 'hex'), of_status, of_answer);
end
$$;

revoke all on function app.live_member(uuid, integer), app.count_call(json), app.holdings_of(text),
  app.beat(text, text, text, text, text, integer), app.write_movement(text, integer, text, text, text, text),
  app.keep_answer(text, text, uuid, text, integer, text) from public, anon, authenticated;
grant execute on function app.live_member(uuid, integer), app.count_call(json), app.holdings_of(text),
  app.beat(text, text, text, text, text, integer), app.write_movement(text, integer, text, text, text, text),
  app.keep_answer(text, text, uuid, text, integer, text) to gum_api;
