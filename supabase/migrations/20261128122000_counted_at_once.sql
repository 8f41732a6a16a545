-- A counter knows the sum of its groups, so that a call looks through them only once one of them is a window old.
delete from app.rate_limits;
comment on column app.rate_limits.calls is
  '1 where the last call passed, else 0; the window (ms); how many pass in it; how many did; then first, last (epoch ms) and count of each group';

create or replace function app.counted(before bigint[], fresh bigint[]) returns bigint[]
language plpgsql immutable set search_path = '' as $$
declare
  span constant bigint := fresh[2];
  size constant integer := coalesce(pg_catalog.array_length(before, 1), 4);
  -- A transaction that waited for this counter is older than what it waited for.
  at_ms constant bigint := case
    when size > 4 and before[size - 1] between fresh[5] and fresh[5] + span then before[size - 1] else fresh[5] end;
  kept bigint[] := before[5:];
  total bigint := before[4];
  last integer;
begin
  if size = 4 or before[6] not between at_ms - span + 1 and at_ms or before[size - 1] > at_ms then
    kept := '{}';
    total := 0;
    for nth in 5..size by 3 loop
      continue when before[nth + 1] not between at_ms - span + 1 and at_ms;
      kept := kept || before[nth:nth + 2];
      total := total + before[nth + 2];
    end loop;
  end if;
  if total >= fresh[3] then
    return array[0, span, fresh[3], total] || kept;
  end if;
  last := coalesce(pg_catalog.array_length(kept, 1), 0);
  if last > 0 and kept[last - 2] > at_ms - span / 12 then
    kept[last - 1] := at_ms;
    kept[last] := kept[last] + 1;
  else
    kept := kept || array[at_ms, at_ms, 1];
  end if;
  return array[1, span, fresh[3], total + 1] || kept;
end $$;
