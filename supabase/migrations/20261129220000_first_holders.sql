-- Of what only the first person gets it is kept with which of their Flunks it was won: no token wins one twice.
alter table app.firsts add column token_id app.uint64;
create unique index firsts_token on app.firsts (fact, token_id);
grant insert (token_id) on app.firsts to gum_api;

-- Who has key 117 (LOCK-17); no row: no one yet. Everybody may know.
create function app.key_holder() returns table (holder text, token text)
language sql stable security definer set search_path = '' as $$
  select profile.username::text, first.token_id::text
  from app.firsts as first left join app.profiles as profile using (wallet) where first.fact = 'won:key-117'
$$;
revoke all on function app.key_holder() from public, anon, authenticated;
grant execute on function app.key_holder() to gum_api;
