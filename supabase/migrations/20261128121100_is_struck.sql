-- Whether an operator has struck a run out: callers who may not read why learn that alone.
create function app.is_struck(one uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (select from app.struck_runs as struck where struck.run = one);
revoke all on function app.is_struck(uuid) from public;
grant execute on function app.is_struck(uuid) to gum_api;
