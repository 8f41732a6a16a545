-- A crowd that has neither messages nor seats any longer goes: the next one who needs it makes it anew. Rooms themselves stay.
-- Seats change under the lock of their room alone (app.take_seat), and messages while their crowd is held, so that nothing is
-- written or taken in what goes. A room whose tickets are asked for just now, and a crowd that is held, waits for the next time.
create function app.delete_empty_crowds() returns integer language plpgsql security definer set search_path = '' as $$
declare
  parted text;
  empty text[];
  gone integer;
  total integer := 0;
begin
  for parted in select distinct of_room from app.chat_rooms where crowd > 1 loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('seats of ' || parted, 0));
    empty := array(
      select room from app.chat_rooms as one
      where of_room = parted and crowd > 1
        and not exists (select from app.chat_messages as message where message.room = one.room)
        and not exists (select from app.chat_seats as seat where seat.of_room = parted and seat.crowd = one.crowd)
      for update skip locked);
    -- Once more: one may have been written until it was held.
    delete from app.chat_rooms as one
    where room = any(empty) and not exists (select from app.chat_messages as message where message.room = one.room);
    get diagnostics gone = row_count;
    total := total + gone;
  end loop;
  return total;
end
$$;
revoke all on function app.delete_empty_crowds() from public, anon, authenticated;

-- The same as before, and then the crowds, which hold up tickets of their rooms until the commit.
create or replace function app.delete_old(portion integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  kept record;
  gone integer;
  total integer := 0;
begin
  for kept in select * from app.retention order by position loop
    execute format(
      'delete from app.%1$I where ctid = any (array(
         select ctid from app.%1$I where %2$I < app.now() - $1 order by %2$I limit $2 for update skip locked))',
      kept.table_name, kept.aged_by) using kept.keep, portion;
    get diagnostics gone = row_count;
    total := total + gone;
  end loop;
  return total + app.delete_empty_crowds();
end
$$;
