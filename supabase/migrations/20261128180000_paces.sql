-- Paces that all servers keep together, and limits of reads that they share.

-- What a crash takes of the counters is forgotten within their windows anyway, so that they need no log.
alter table app.rate_limits set unlogged;

-- A call may count as several: a server takes calls of one client by leases (supabase/functions/api/reads.ts).
comment on column app.rate_limits.calls is
  '1 where the last call passed, else 0; the window (ms); how many pass in it; how many did; then first, last (epoch ms) and count of each group';
create or replace function app.counted(before bigint[], fresh bigint[]) returns bigint[]
language plpgsql immutable set search_path = '' as $$
declare
  span constant bigint := fresh[2];
  cost constant bigint := fresh[4];
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
  if total + cost > fresh[3] then
    return array[0, span, fresh[3], total] || kept;
  end if;
  last := coalesce(pg_catalog.array_length(kept, 1), 0);
  if last > 0 and kept[last - 2] > at_ms - span / 12 then
    kept[last - 1] := at_ms;
    kept[last] := kept[last] + cost;
  else
    kept := kept || array[at_ms, at_ms, cost];
  end if;
  return array[1, span, fresh[3], total + cost] || kept;
end $$;

-- When calls of a kind may begin. A limit refuses what comes too often; a pace gives turns to what can wait.
create unlogged table app.paces (
  name text primary key check (length(name) between 1 and 40),
  free_at timestamptz not null
);
comment on column app.paces.free_at is 'when the next turn that no server has taken begins';
alter table app.paces enable row level security;
revoke all on app.paces from public, anon, authenticated;

-- Takes a turn for each call that asks, in their order, `per_second` of them a second. Answers in how many ms each begins;
-- -1: that is more than it waits for. A turn that is not used passes. All is measured by the clock of the database.
create function app.take_turns(of_pace text, per_second double precision, patience_ms integer[]) returns integer[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  moment constant timestamptz := app.now();
  gap constant interval := pg_catalog.make_interval(secs => 1 / per_second);
  free timestamptz;
  wait integer;
  patience integer;
  waits integer[] := '{}';
begin
  select pace.free_at into free from app.paces as pace where pace.name = of_pace for update;
  if not found then
    insert into app.paces as pace (name, free_at) values (of_pace, moment)
    on conflict (name) do update set free_at = pace.free_at returning pace.free_at into free;
  end if;
  -- Farther ahead than any call waits: the clock of the database was set back.
  if free < moment or free > moment + interval '5 minutes' then
    free := moment;
  end if;
  foreach patience in array patience_ms loop
    wait := pg_catalog.ceil(extract(epoch from free - moment) * 1000);
    if wait > patience then
      waits := waits || -1;
    else
      waits := waits || wait;
      free := free + gap;
    end if;
  end loop;
  update app.paces as pace set free_at = free where pace.name = of_pace;
  return waits;
end $$;
revoke all on function app.take_turns(text, double precision, integer[]) from public, anon, authenticated;
grant execute on function app.take_turns(text, double precision, integer[]) to gum_api;
