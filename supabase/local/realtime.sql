-- The schema realtime as a hosted database has it, as far as the migrations and the gateway (realtime.ts) name it. It runs
-- before the migrations, on databases whose owner it may belong to, and runs again safely.
create schema if not exists realtime;
revoke all on schema realtime from public;
grant usage on schema realtime to anon, authenticated;

create table if not exists realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now()
);
create index if not exists messages_age on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
revoke all on realtime.messages from public, anon, authenticated;
grant select, insert, update on realtime.messages to anon, authenticated;

-- The topic that a policy on realtime.messages is asked about.
create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(pg_catalog.current_setting('realtime.topic', true), '')::text
$$;

-- Broadcasts from the database. The row is what a gateway that could not listen reads later; the notice on the channel
-- `realtime` carries {id, topic, event, payload, private}, or the id alone where that is more than a notice may hold.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql set search_path = '' as $$
declare
  message uuid := pg_catalog.gen_random_uuid();
  whole jsonb := case when payload ? 'id' then payload else payload || pg_catalog.jsonb_build_object('id', message) end;
  notice text := pg_catalog.jsonb_build_object(
    'id', message, 'topic', topic, 'event', event, 'payload', whole, 'private', private)::text;
begin
  insert into realtime.messages (id, topic, extension, event, payload, private)
    values (message, topic, 'broadcast', event, whole, private);
  if pg_catalog.octet_length(notice) > 7900 then
    notice := pg_catalog.jsonb_build_object('id', message)::text;
  end if;
  perform pg_catalog.pg_notify('realtime', notice);
end
$$;

-- A row to try policies on, as their owner, whom they do not bind.
create or replace function realtime.trial_message(message uuid, p_topic text, p_ext text) returns void
language sql security definer set search_path = '' as $$
  insert into realtime.messages (id, topic, extension, private) values (message, p_topic, p_ext, true)
$$;

-- What a bearer of these claims may do on a private topic, {read, write}: tried on realtime.messages under row level security
-- and undone with the claims and the role, as hosted Realtime does it. `p_ext` is 'broadcast' or 'presence'. Its caller must be able to take the role
-- that the claims name.
create or replace function realtime.authorize(p_topic text, p_ext text, claims jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  can_read boolean := false;
  can_write boolean := false;
  message uuid := pg_catalog.gen_random_uuid();
begin
  begin
    perform pg_catalog.set_config('realtime.topic', p_topic, true);
    perform realtime.trial_message(message, p_topic, p_ext);
    perform pg_catalog.set_config('request.jwt.claims', claims::text, true);
    perform pg_catalog.set_config('role', claims ->> 'role', true);
    begin
      select exists (select from realtime.messages where id = message) into can_read;
    exception when insufficient_privilege then
      can_read := false;
    end;
    begin
      insert into realtime.messages (topic, extension, private) values (p_topic, p_ext, true);
      can_write := true;
    exception when insufficient_privilege then
      can_write := false;
    end;
    raise exception using errcode = 'RTRBK';
  exception when sqlstate 'RTRBK' then
    null;
  end;
  return pg_catalog.jsonb_build_object('read', can_read, 'write', can_write);
end
$$;

-- What was broadcast and is not too big or too old to be asked for again, for a gateway that got its id alone.
create or replace function realtime.message_of(message uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select pg_catalog.jsonb_build_object(
    'id', id, 'topic', topic, 'event', event, 'payload', payload, 'private', private)
  from realtime.messages where id = message
$$;

-- Deletes up to `portion` broadcasts that are older than hosted Realtime keeps them, and answers how many went.
create or replace function realtime.delete_old(portion integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  delete from realtime.messages where ctid = any (array(
    select ctid from realtime.messages where inserted_at < pg_catalog.now() - interval '3 days'
    order by inserted_at limit portion for update skip locked));
  get diagnostics gone = row_count;
  return gone;
end
$$;

revoke all on all functions in schema realtime from public, anon, authenticated;
grant execute on function realtime.topic() to anon, authenticated;

-- The server asks for all of this as gum_api, which takes no right of `authenticated` but by `set role`.
do $$
begin
  if not exists (select from pg_roles where rolname = 'gum_api') then
    create role gum_api nologin noinherit;
  end if;
  if not pg_has_role('gum_api', 'authenticated', 'member') then
    grant authenticated to gum_api;
  end if;
end
$$;
grant usage on schema realtime to gum_api;
grant execute on function realtime.authorize(text, text, jsonb), realtime.trial_message(uuid, text, text),
  realtime.message_of(uuid), realtime.delete_old(integer) to gum_api;
