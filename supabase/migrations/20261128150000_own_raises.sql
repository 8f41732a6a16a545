-- An operator is not paid by what they raised themselves (CONSOLE-13): who raised a source or a cap last, and what it was before
-- they did. Null: nothing is raised, or another operator has set it since.
alter table app.gum_sources
  add column raised_by app.address references app.wallets,
  add column raised_from jsonb,
  add constraint gum_sources_raised check ((raised_by is null) = (raised_from is null));
alter table app.gum_caps
  add column raised_by app.address references app.wallets,
  add column raised_from jsonb,
  add constraint gum_caps_raised check ((raised_by is null) = (raised_from is null));
grant update (raised_by, raised_from) on app.gum_sources, app.gum_caps to gum_api;

-- Whether two wallets are one person's: the same, or linked in either direction. PostgreSQL inlines it.
create function app.is_same_person(one text, other text) returns boolean language sql stable as $$
  select one = other or exists (
    select from app.linked_wallets as known
    where (known.wallet = one and other = any(known.linked)) or (known.wallet = other and one = any(known.linked)))
$$;
revoke all on function app.is_same_person(text, text) from public, anon, authenticated;
grant execute on function app.is_same_person(text, text) to gum_api;
