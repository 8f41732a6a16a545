-- Pages of a crowd are told of what is written once in a while at most (CHAT-14): of all that came meanwhile at once. What
-- they still have to be told stands in the crowd's own row, which each of its writers holds anyway. It is logged, so that a
-- crash loses none of it.
alter table app.chat_rooms
  -- How long pages are told nothing after they were told something.
  add column pause_ms integer not null default 250 check (pause_ms between 0 and 5000),
  -- By the real clock, since it is a pace.
  add column told_at timestamptz,
  -- Ids of messages, in the order in which they were written or changed.
  add column untold bigint[] not null default '{}';

-- In how many milliseconds pages of a crowd may be told what waits there; null: nothing waits. A clock that was set back makes
-- none wait for longer than the pause.
create function app.crowd_wait(crowd app.chat_rooms) returns integer language sql volatile
begin atomic
  select case
    when crowd.untold = '{}' then null
    when crowd.told_at > clock_timestamp() then 0
    else greatest(0, ceil(crowd.pause_ms - extract(epoch from clock_timestamp() - crowd.told_at) * 1000))::integer end;
end;

-- Tells pages of a crowd what waits there and, beside it, of one message that was written or changed now, unless they were told
-- something within the pause: then it waits too. Answers what app.crowd_wait says of it. A broadcast is its last message, as
-- pages of the version before know it, and has those before that in `earlier`.
create function app.tell_crowd(name text, news bigint default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  crowd app.chat_rooms;
  wait integer;
  told jsonb;
begin
  if news is null and not exists (select from app.chat_rooms where room = name and untold <> '{}') then
    return null;
  end if;
  select * into crowd from app.chat_rooms where room = name for no key update;
  if news is not null then
    crowd.untold := array_remove(crowd.untold, news) || news;
  end if;
  wait := coalesce(app.crowd_wait(crowd), 0);
  if wait > 0 then
    if news is not null then
      update app.chat_rooms set untold = crowd.untold where room = name;
    end if;
    return wait;
  end if;
  if crowd.untold <> '{}' then
    select jsonb_agg(shown order by place) into told
    from unnest(crowd.untold) with ordinality as listed (id, place)
      join app.chat_messages as one using (id) cross join lateral app.shown_message(one)
    where one.held_at is null;
    update app.chat_rooms set untold = '{}', told_at = clock_timestamp() where room = name;
  end if;
  if told is not null then
    perform realtime.send(
      told -> -1 || case jsonb_array_length(told) when 1 then '{}' else jsonb_build_object('earlier', told - -1) end,
      'message', app.room_topic(name), true);
  end if;
  return null;
end
$$;

-- Has pages told of what all may read.
create or replace function app.broadcast_chat() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.held_at is null then
    perform app.tell_crowd(new.room, new.id);
  end if;
  return null;
end
$$;

revoke all on function app.crowd_wait(app.chat_rooms), app.tell_crowd(text, bigint) from public, anon, authenticated;
grant execute on function app.crowd_wait(app.chat_rooms), app.tell_crowd(text, bigint) to gum_api;
