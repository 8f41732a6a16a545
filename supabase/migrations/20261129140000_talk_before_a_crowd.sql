-- A crowd that is new begins with what was said in the first crowd of its room before it was there, so that those who come
-- into it find the last talk. Ids of all crowds are of one sequence: what is said in a crowd comes after that.
alter table app.chat_rooms
  -- The last message of the first crowd when this one began; null: this is the first, or nothing was said there.
  add column after_message bigint;
update app.chat_rooms as later set after_message = coalesce(
    (select min(id) - 1 from app.chat_messages where room = later.room),
    (select last_message from app.chat_rooms where room = later.of_room))
  where crowd > 1;

-- The newest messages of a crowd before an id (null: all), and before those of its own those that it begins with, without those whose authors are
-- apart from the caller (BLOCK-1).
create function app.crowd_messages(in_room text, before bigint, portion integer) returns setof app.chat_messages
language sql stable set search_path = '' as $$
  select (page.message).* from (
    (select own as message from app.chat_messages as own
      where own.room = in_room and (before is null or own.id < before)
        and not exists (select from app.apart as pair
          where pair.wallet = (select app.current_wallet()) and pair.author = own.author)
      order by own.id desc limit portion)
    union all
    (select earlier as message
      from app.chat_rooms as crowd join app.chat_messages as earlier
        on earlier.room = crowd.of_room and earlier.id <= crowd.after_message
      where crowd.room = in_room and (before is null or earlier.id < before)
        and not exists (select from app.apart as pair
          where pair.wallet = (select app.current_wallet()) and pair.author = earlier.author)
      order by earlier.id desc limit portion)
  ) as page
  order by (page.message).id desc limit portion
$$;
revoke all on function app.crowd_messages(text, bigint, integer) from public, anon, authenticated;
grant execute on function app.crowd_messages(text, bigint, integer) to gum_api;

-- The same as before, and a new crowd knows what was said before it.
-- Gives the wallet of the transaction a seat in a crowd of a room for so many seconds, so that no crowd ever has more than
-- `most`: in the one that it wants, or else where it sat last, in the first with a free seat, or in a new one. It acts as the owner,
-- because it counts the seats of all. Those who ask at once wait for each other.
-- No row: the crowd that is wanted is full, or is not there. 0 is wanted: no seat is taken, and the first crowd is answered.
create or replace function app.take_seat(room text, wanted integer, most integer, seconds integer)
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
    insert into app.chat_rooms (room, of_room, crowd, after_message)
      select take_seat.room || ' ' || taken, take_seat.room, taken, one.last_message
      from app.chat_rooms as one where one.room = take_seat.room and taken > 1
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
