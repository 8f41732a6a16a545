-- Administrators give locks their codes, which are kept as keyed hashes as before, and see who opened one. What wallets
-- entered stays unread: it may be the code.
-- Null: given before this was kept.
alter table app.lock_codes add column set_at timestamptz;
alter table app.lock_codes alter column set_at set default app.now();
create policy gum_api_new_codes on app.lock_codes for insert to gum_api with check ((select app.is_admin()));
create policy gum_api_change_codes on app.lock_codes for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));
create policy gum_api_remove_codes on app.lock_codes for delete to gum_api using ((select app.is_admin()));
grant insert (lock, chapter, hash), update (hash, set_at), delete on app.lock_codes to gum_api;

create index story_facts_openings on app.story_facts (created_at)
  where said_by = 'server' and fact like 'opened:%/chapter-%';

-- The newest openings of locks by the code of a chapter; none for a caller who is no administrator.
create function app.lock_openings(most integer) returns table (wallet text, fact text, opened_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select told.wallet::text, told.fact, told.created_at from app.story_facts as told
  where (select app.is_admin()) and told.said_by = 'server' and told.fact like 'opened:%/chapter-%'
  order by told.created_at desc, told.wallet, told.fact limit most
$$;

revoke all on all functions in schema app from public, anon, authenticated;
grant execute on function app.lock_openings(integer) to gum_api;
