-- A profile's picture may be a token or a character of one's own (domain/profileIcon.ts).
alter table app.profiles
  drop constraint profiles_profile_icon_check,
  add constraint profiles_profile_icon_check check (
    char_length(profile_icon) <= 200
    and profile_icon ~ '^([a-z][a-z0-9-]{0,31}|token:(Flunks|Backpack):(0|[1-9][0-9]{0,19})|drawn:[a-z0-9.-]+)$'
  );

-- The icon of a wallet as others see it: null where it is a token that the wallet and those linked to it do not hold.
-- What was sold stays in the row, so that it is there again when it is bought back.
create function app.shown_icon(wallet text, icon text) returns text language sql stable set search_path = '' as $$
  select icon where icon not like 'token:%' or exists (
    select from app.tokens
    where collection = split_part(icon, ':', 2)
      -- Face and character have no third part, and this may be read of them too.
      and token_id = nullif(split_part(icon, ':', 3), '')::numeric
      and owner = any(app.wallets_of(wallet)))
$$;

revoke all on function app.shown_icon(text, text) from public, anon, authenticated;
grant execute on function app.shown_icon(text, text) to gum_api;
