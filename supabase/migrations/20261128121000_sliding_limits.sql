-- Limits count what passed in the last so many minutes, and no longer by the minutes of the clock, at whose turn a client
-- got twice as many through. A counter is kept as up to thirteen groups of calls that came close together, each with the
-- time of its first and its last: a group is forgotten as a whole, one window after its last call.
delete from app.rate_limits;
alter table app.rate_limits
  drop column count,
  add column calls bigint[] not null default '{}';
comment on column app.rate_limits.calls is
  '1 where the last call passed, else 0; the window (ms); how many pass in it; then first, last (epoch ms) and count of each group';
comment on column app.rate_limits.window_start is 'when it was counted last';

-- A counter with one more call, if that passes; `fresh` is the counter of this call alone. Calls that are refused count for
-- nothing, so that a client which asks again and again is let in when its time is over.
create function app.counted(before bigint[], fresh bigint[]) returns bigint[]
language plpgsql immutable set search_path = '' as $$
declare
  span constant bigint := fresh[2];
  size constant integer := coalesce(pg_catalog.array_length(before, 1), 3);
  -- A transaction that waited for this counter is older than what it waited for.
  at_ms constant bigint := case
    when before[size - 1] between fresh[4] and fresh[4] + span then before[size - 1] else fresh[4] end;
  kept bigint[] := '{}';
  total bigint := 0;
begin
  for nth in 4..size by 3 loop
    continue when before[nth + 1] not between at_ms - span + 1 and at_ms;
    kept := kept || before[nth:nth + 2];
    total := total + before[nth + 2];
  end loop;
  if total >= fresh[3] then
    return array[0, span, fresh[3]] || kept;
  end if;
  if pg_catalog.array_length(kept, 1) > 0 and kept[pg_catalog.array_length(kept, 1) - 2] > at_ms - span / 12 then
    kept[pg_catalog.array_length(kept, 1) - 1] := at_ms;
    kept[pg_catalog.array_length(kept, 1)] := kept[pg_catalog.array_length(kept, 1)] + 1;
  else
    kept := kept || array[at_ms, at_ms, 1];
  end if;
  return array[1, span, fresh[3]] || kept;
end $$;
revoke all on function app.counted(bigint[], bigint[]) from public;
grant execute on function app.counted(bigint[], bigint[]) to gum_api;
