-- What a monitor asks of the nightly look through the books: when it was last done, and how many problems it found. What the
-- problems are is for administrators to read.
create function app.last_reconciliation() returns table (at timestamptz, problems bigint)
language sql stable security definer set search_path = '' as $$
  select report.created_at, report.problems from app.reconciliations as report
  order by report.created_at desc, report.id desc limit 1
$$;

revoke all on all functions in schema app from public, anon, authenticated;
grant execute on function app.last_reconciliation() to gum_api;
