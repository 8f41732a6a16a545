-- Who is apart from the owner of a page, for every caller: what they wrote on it is shown to no one (BLOCK-3), since its owner does not
-- see it, and so could not take it away. It acts as the owner, because a wallet reads no pairs of others; what is answered
-- leaves the server as lines that are not there.
create function app.apart_from(page text) returns table (other text)
language sql stable security definer set search_path = '' as $$
  select pair.other from app.apart as pair where pair.wallet = page
$$;
revoke all on function app.apart_from(text) from public, anon, authenticated;
grant execute on function app.apart_from(text) to gum_api;
