-- The wallets whose tokens count for one. PostgreSQL plans a function in SQL anew in each statement that calls it, which took a
-- tenth of a millisecond of every question of who holds what, a beat of presence among them. In PL/pgSQL it is planned once.
create or replace function app.wallets_of(owner text) returns text[] language plpgsql stable
  set search_path = '' set enable_seqscan = off as $$
begin
  return owner || coalesce((select known.linked from app.linked_wallets as known where known.wallet = owner), '{}');
end
$$;
