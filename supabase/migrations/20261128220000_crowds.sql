-- A room that holds more people than can talk with each other is several crowds. To messages, broadcasts, policies and
-- reports each is a room of its own, called after the room and its number; the first has the room's name alone.
alter table app.chat_rooms
  add column of_room text references app.chat_rooms,
  add column crowd integer not null default 1 check (crowd between 1 and 999);
update app.chat_rooms set of_room = room;
alter table app.chat_rooms alter column of_room set not null;
create unique index chat_rooms_crowds on app.chat_rooms (of_room, crowd);

-- topicOf of domain/people/chat.ts in SQL: the number of a crowd is a part of it.
create or replace function app.room_topic(room text) returns text language sql immutable set search_path = '' as $$
  select 'room:' || regexp_replace(lower(room), '[^a-z0-9]+', '-', 'g')
$$;

create index chat_rooms_topics on app.chat_rooms (app.room_topic(room));

-- In which crowd of a room a person is, for as long as their ticket counts. A row changes in its place: no index has what
-- changes, half of a page is free for the new version, and what is true for minutes is not worth the log.
create unlogged table app.chat_seats (
  wallet app.address not null references app.wallets,
  of_room text not null references app.chat_rooms,
  crowd integer not null,
  until timestamptz not null,
  primary key (wallet, of_room)
) with (fillfactor = 50);
create index chat_seats_of_room on app.chat_seats (of_room);
insert into app.retention (position, table_name, aged_by, keep) values (21, 'chat_seats', 'until', '1 day');

alter table app.chat_seats enable row level security;
revoke all on app.chat_seats from public, anon, authenticated;
create policy gum_api_own_seats on app.chat_seats for select to gum_api using (wallet = (select app.current_wallet()));
grant select on app.chat_seats to gum_api;

-- Gives the wallet of the transaction a seat in a crowd of a room for so many seconds, so that no crowd ever has more than
-- `most`: in the one that it wants, or else where it sat last, in the first with a free seat, or in a new one. It acts as the owner,
-- because it counts the seats of all. Those who ask at once wait for each other.
-- No row: the crowd that is wanted is full, or is not there. 0 is wanted: no seat is taken, and the first crowd is answered.
create function app.take_seat(room text, wanted integer, most integer, seconds integer)
returns table (crowd integer, crowds jsonb) language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me app.address := app.current_wallet();
  taken integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('seats of ' || take_seat.room, 0));
  with counted as (
    select one.crowd, count(seat.wallet) as here
    from app.chat_rooms as one left join app.chat_seats as seat
      on seat.of_room = one.of_room and seat.crowd = one.crowd and seat.until > app.now() and seat.wallet <> me
    where one.of_room = take_seat.room group by one.crowd
  )
  select case
    when wanted = 0 then 1
    when wanted is not null then (select crowd from counted where crowd = wanted and here < most)
    else coalesce(
      (select counted.crowd from counted join app.chat_seats as seat using (crowd)
        where seat.wallet = me and seat.of_room = take_seat.room and here < most),
      (select min(crowd) from counted where here < most),
      (select max(crowd) + 1 from counted)) end
  into taken;
  if taken is null then
    return;
  end if;
  if wanted is distinct from 0 then
    insert into app.chat_rooms (room, of_room, crowd)
      values (take_seat.room || case taken when 1 then '' else ' ' || taken end, take_seat.room, taken)
      on conflict do nothing;
    insert into app.chat_seats as seat (wallet, of_room, crowd, until)
      values (me, take_seat.room, taken, app.now() + seconds * interval '1 second')
      on conflict (wallet, of_room) do update set crowd = excluded.crowd, until = excluded.until;
  end if;
  return query
    select taken, (
      select jsonb_agg(jsonb_build_object('crowd', counted.crowd, 'here', counted.here) order by counted.crowd)
      from (
        select seat.crowd, count(*) as here from app.chat_seats as seat
        where seat.of_room = take_seat.room and seat.until > app.now() group by seat.crowd
      ) as counted);
end
$$;
revoke all on function app.take_seat(text, integer, integer, integer) from public, anon, authenticated;
grant execute on function app.take_seat(text, integer, integer, integer) to gum_api;

-- The same as before, with the room by its own name and the number of the crowd, where it is not the first.
create or replace function app.shown_message(message app.chat_messages) returns table (shown jsonb) language sql stable
begin atomic
  select jsonb_build_object(
    'id', message.id::text,
    'room_name', place.of_room,
    'author', message.author,
    'username', coalesce(profile.username, 'System'),
    'profile_icon', (select icon from app.shown_icon(profile.wallet, profile.profile_icon)),
    'message_text', case when message.removed_at is null then message.message_text else '' end,
    'created_at', to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'is_ai', false,
    'reply_to', message.reply_to::text,
    'edited_at', to_char(message.edited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'removed', message.removed_by)
    || case when place.crowd = 1 then '{}'::jsonb else jsonb_build_object('crowd', place.crowd) end
    || case when message.held_at is null then '{}'::jsonb else '{"held": true}'::jsonb end
  from app.chat_rooms as place
    left join app.wallets as writer on writer.id = message.author
    left join app.profiles as profile on profile.wallet = writer.wallet
  where place.room = message.room;
end;
