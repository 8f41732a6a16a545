-- An administrator strikes a run out of all boards, with a reason that the audit log keeps. What stood there is kept here, so
-- that it can be put back.
create table app.struck_runs (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default app.now(),
  run uuid not null unique references app.game_runs on delete cascade,
  game text not null,
  wallet app.address not null references app.wallets,
  score integer not null,
  -- The rows of app.game_scores that it had.
  entries jsonb not null
);
create index struck_runs_newest on app.struck_runs (created_at, id);

-- Takes a run off all boards. False: no board lists it, or the caller is no administrator.
create function app.strike_run(struck uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not app.is_admin() then
    return false;
  end if;
  with gone as (delete from app.game_scores as listed where listed.run = struck returning listed.*)
  insert into app.struck_runs (run, game, wallet, score, entries)
  select struck, min(gone.game), min(gone.wallet::text), max(gone.score), jsonb_agg(to_jsonb(gone)) from gone
  having count(*) > 0;
  return found;
end
$$;

-- Puts a run back where nothing better stands. False: it was not struck, or the caller is no administrator.
create function app.restore_run(struck uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept jsonb;
begin
  if not app.is_admin() then
    return false;
  end if;
  delete from app.struck_runs as one where one.run = struck returning one.entries into kept;
  if kept is null then
    return false;
  end if;
  delete from app.game_scores as listed using jsonb_populate_recordset(null::app.game_scores, kept) as back
  where listed.game = back.game and listed.board = back.board and listed.period = back.period
    and listed.wallet = back.wallet and listed.score < back.score;
  insert into app.game_scores select * from jsonb_populate_recordset(null::app.game_scores, kept) on conflict do nothing;
  return true;
end
$$;

alter table app.struck_runs enable row level security;
create policy gum_api_read_struck_runs on app.struck_runs for select to gum_api using ((select app.is_admin()));

revoke all on app.struck_runs from public, anon, authenticated;
revoke all on all functions in schema app from public, anon, authenticated;
grant select on app.struck_runs to gum_api;
grant execute on function app.strike_run(uuid), app.restore_run(uuid) to gum_api;
